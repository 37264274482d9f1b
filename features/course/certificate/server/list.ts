import { pageOf } from '#platform/server/list.ts'
import { query } from '#platform/server/request.ts'
import { certificate } from '../calls.ts'
import { presentRow } from './present.ts'
import { certificatesByKey } from './queries.ts'

/** Newest first; found by name or number. */
export const list = query(certificate.list, async function list({ db, body }) {
  const all = db.selectFrom('certificate as c')
  const chosen = all
    .$if(body.status.length > 0, (query) => query.where('c.status', 'in', body.status))
    .$if(body.student !== null, (query) => query.where('c.account_id', '=', body.student ?? ''))
  const { rows, ...counts } = await pageOf(
    db,
    {
      all,
      chosen: body.status.length > 0 || body.student !== null ? chosen : all,
      searched: 'c.search_text',
      key: 'c.id',
      order: [['c.issued_at', 'desc']],
      rows: (keys) => certificatesByKey(db, keys),
      show: presentRow,
    },
    body,
  )
  return { certificates: rows, ...counts }
})
