import { offsetPage } from '#platform/server/list.ts'
import { query } from '#platform/server/request.ts'
import { news } from '../calls.ts'
import { presentNews } from './present.ts'
import { newsByKey, within } from './queries.ts'
import { reachedAt } from './reach.ts'

/** Newest first (decision N2). */
export const more = query(news.more, async function more(request) {
  const { db, actor, query } = request
  const all = within(db, actor)
  const { rows, hasMore } = await offsetPage(
    db,
    {
      all,
      chosen: all,
      searched: null,
      key: 'n.id',
      order: [[reachedAt, 'desc']],
      rows: (keys) => newsByKey(db, { keys, reader: actor.id }),
      show: (row) => presentNews(row, request),
    },
    query,
  )
  return { news: rows, hasMore }
})
