import { pageOf } from '#platform/server/list.ts'
import { query } from '#platform/server/request.ts'
import { certificate } from '../calls.ts'
import { type CertificateStatus, certificateStatuses } from '../states.ts'
import { presentRow } from './present.ts'
import { certificatesByKey } from './queries.ts'

/** Newest first; found by name or number. */
export const list = query(certificate.list, async function list({ db, body }) {
  const all = db.selectFrom('certificate as c')
  const ofAny = body.student === null ? all : all.where('c.account_id', '=', body.student)
  const within = (status: readonly CertificateStatus[]) => ofAny.where('c.status', 'in', status)
  const { rows, states, ...counts } = await pageOf(
    db,
    {
      all,
      chosen: body.status.length > 0 ? within(body.status) : ofAny,
      states: {
        rows: Object.fromEntries(certificateStatuses.map((one) => [one, within([one])])),
        chosen: body.status.length > 0 ? body.status : certificateStatuses,
        areAll: body.student === null,
      },
      searched: 'c.search_text',
      key: 'c.id',
      order: [['c.issued_at', 'desc']],
      rows: (keys) => certificatesByKey(db, keys),
      show: presentRow,
    },
    body,
  )
  return { certificates: rows, byStatus: states as Record<CertificateStatus, number>, ...counts }
})
