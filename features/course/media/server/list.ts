import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { pageOf } from '#platform/server/list.ts'
import { type HandledRequest, query } from '#platform/server/request.ts'
import { media } from '../calls.ts'
import { presentMedium } from './present.ts'
import { mediaByKeys } from './queries.ts'

type Filters = Pick<HandledRequest<typeof media.list>['body'], 'mediaKinds'>

/** Newest first; found by the words of the title. */
export const list = query(media.list, async function list({ db, body, settings }) {
  const all = within(db, { mediaKinds: [] })
  const { rows, ...counts } = await pageOf(
    db,
    {
      all,
      chosen: body.mediaKinds.length > 0 ? within(db, body) : all,
      searched: 'w.search_text',
      key: 'w.id',
      order: [['w.created_at', 'desc']],
      rows: (keys) => mediaByKeys(db, keys),
      show: (row) => presentMedium(row, settings),
    },
    body,
  )
  return { media: rows, ...counts }
})

/** The folded title has an index. */
const within = (db: Database, { mediaKinds: kinds }: Filters) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('medium')
        .select(['id', 'kind', 'created_at'])
        .select(sql<string>`fold(title)`.as('search_text'))
        .as('w'),
    )
    .$if(kinds.length > 0, (query) => query.where('w.kind', 'in', kinds))
