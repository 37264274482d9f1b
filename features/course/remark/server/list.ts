import type { Database } from '#platform/server/database.ts'
import { pageOf } from '#platform/server/list.ts'
import { type HandledRequest, query } from '#platform/server/request.ts'
import { remark } from '../calls.ts'
import { type RemarkStatus, remarkStatuses } from '../states.ts'
import { presentRemark } from './present.ts'
import { remarksByKey } from './queries.ts'

type Filters = Pick<HandledRequest<typeof remark.list>['body'], 'status' | 'kinds' | 'modules'>

/** Newest first; found by the words of the remark and of its answer. */
export const list = query(remark.list, async function list({ db, actor, language, body }) {
  const all = db.selectFrom('remark as r')
  const isNarrowed = body.status.length + body.kinds.length + body.modules.length > 0
  const { rows, states, ...counts } = await pageOf(
    db,
    {
      all,
      chosen: isNarrowed ? within(db, body) : all,
      states: {
        rows: Object.fromEntries(remarkStatuses.map((one) => [one, within(db, { ...body, status: [one] })])),
        chosen: body.status.length > 0 ? body.status : remarkStatuses,
        areAll: body.kinds.length + body.modules.length === 0,
      },
      searched: 'r.search_text',
      key: 'r.id',
      order: [['r.at', 'desc']],
      rows: (keys) => remarksByKey(db, { keys, language }),
      show: (row) => presentRemark(row, actor),
    },
    body,
  )
  return { remarks: rows, byStatus: states as Record<RemarkStatus, number>, ...counts }
})

export const within = (db: Database, { status, kinds, modules }: Filters) =>
  db
    .selectFrom('remark as r')
    .$if(status.length > 0, (query) => query.where('r.status', 'in', status))
    .$if(kinds.length > 0, (query) => query.where('r.kind', 'in', kinds))
    .$if(modules.length > 0, (query) => query.where('r.module_id', 'in', modules))
