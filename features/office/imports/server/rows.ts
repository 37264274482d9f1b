import { isUntaken } from '#people/mail/server/delivery.ts'
import { pageOf } from '#platform/server/list.ts'
import { query } from '#platform/server/request.ts'
import { imports } from '../calls.ts'
import { presentRow } from './present.ts'
import { findImport, isMailOfRow, rowsByKey } from './queries.ts'

/** In the order of the file. */
export const rows = query(imports.rows, async function rows({ db, now, params, body }) {
  await findImport(db, params.id, now)
  const all = db.selectFrom('import_row as r').where('r.import_id', '=', params.id)
  const isNarrowed = body.outcomes.length + body.deliveries.length > 0
  const chosen = all
    .$if(body.outcomes.length > 0, (query) => query.where('r.outcome', 'in', body.outcomes))
    .$if(body.deliveries.length > 0, (query) => query.where(isUntaken(isMailOfRow, body.deliveries, now)))
  const { rows: found, ...counts } = await pageOf(
    db,
    {
      all,
      chosen: isNarrowed ? chosen : all,
      searched: 'r.search_text',
      key: 'r.id',
      order: [['r.line', 'asc']],
      rows: (keys) => rowsByKey(db, keys, now),
      show: presentRow,
    },
    body,
  )
  return { rows: found, ...counts }
})
