import { news } from '@rajt/contract/news'
import { stretchOf } from '../plumbing/list.ts'
import { read } from '../plumbing/request.ts'
import { presentNews } from './present.ts'
import { newsRows, within } from './queries.ts'

/** Newest first (decision N2). */
export const more = read(news.more, async (request) => {
  const { db, actor, query } = request
  const all = within(db, actor)
  const { rows, hasMore } = await stretchOf(
    {
      ...{ all, chosen: all },
      searched: null,
      key: 'n.id',
      order: [['n.created_at', 'desc']],
      rows: (keys) => newsRows(db, actor.id).where('n.id', 'in', keys),
      show: (row) => presentNews(row, request),
    },
    query,
  )
  return { news: rows, hasMore }
})
