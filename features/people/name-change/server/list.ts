import { tenantOf, universitiesOf } from '#people/identity/server/tenant.ts'
import type { Database } from '#platform/server/database.ts'
import { pageOf } from '#platform/server/list.ts'
import { query } from '#platform/server/request.ts'
import { nameChange } from '../calls.ts'
import { type NameChangeStatus, nameChangeStatuses } from '../states.ts'
import { presentNameChange } from './present.ts'
import { nameChangesByKey, reachable } from './queries.ts'

/** The one that waits longest first; found by what its student is found by. */
export const list = query(nameChange.list, async function list({ db, actor, body }) {
  const tenant = tenantOf(actor)
  const all = reachable(db, tenant === null ? [] : [tenant])
  const universities = universitiesOf(actor, body.universities)
  const isNarrowed = body.status.length + body.universities.length > 0
  const { rows, states, ...counts } = await pageOf(
    db,
    {
      all,
      chosen: isNarrowed ? within(db, universities, body.status) : all,
      states: {
        rows: Object.fromEntries(nameChangeStatuses.map((one) => [one, within(db, universities, [one])])),
        chosen: body.status.length > 0 ? body.status : nameChangeStatuses,
        areAll: body.universities.length === 0 || tenant !== null,
      },
      searched: 'a.search_text',
      key: 'n.id',
      order: [['n.at', 'asc']],
      rows: (keys) => nameChangesByKey(db, keys),
      show: (row) => presentNameChange(row, actor),
    },
    body,
  )
  return { requests: rows, byStatus: states as Record<NameChangeStatus, number>, ...counts }
})

export const within = (db: Database, universities: readonly string[], status: readonly NameChangeStatus[]) =>
  reachable(db, universities).$if(status.length > 0, (query) => query.where('n.status', 'in', status))
