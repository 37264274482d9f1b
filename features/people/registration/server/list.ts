import { tenantOf } from '#people/identity/server/tenant.ts'
import { is } from '#platform/contract/states.ts'
import type { Database } from '#platform/server/database.ts'
import { pageOf } from '#platform/server/list.ts'
import { refuse } from '#platform/server/refuse.ts'
import { query } from '#platform/server/request.ts'
import { provenStatuses, registration } from '../calls.ts'
import { type RegistrationStatus, registrationStates } from '../states.ts'
import { presentRegistration } from './present.ts'
import { registrationsByKey } from './queries.ts'

type Proven = (typeof provenStatuses)[number]
/** Unverified addresses may be anybody's: staff see a registration once its address is proven. */
const visible: readonly RegistrationStatus[] = provenStatuses
const hasOpen = (status: readonly RegistrationStatus[]) =>
  status.some((one) => is(registrationStates, one, 'open'))

const isOpenOnly = (status: readonly RegistrationStatus[]) =>
  status.every((one) => is(registrationStates, one, 'open'))

/** Waiting longest first; where nobody waits, decided last first; or sorted otherwise. The scope comes from the session, never from the path (decision R5). */
export const list = query(registration.list, async function list({ db, actor, now, params, body }) {
  if (params.role !== actor.role) return refuse('not-allowed')
  const tenant = tenantOf(actor)
  const all = within(db, tenant === null ? [] : [tenant], visible)
  const isNarrowed = body.status.length + body.universities.length > 0
  const status = body.status.length > 0 ? body.status.filter((one) => visible.includes(one)) : visible
  const universities = tenant === null ? body.universities : [tenant]
  const { rows, states, ...counts } = await pageOf(
    db,
    {
      all,
      chosen: isNarrowed ? inOrder(within(db, universities, status), status) : all,
      states: {
        rows: Object.fromEntries(visible.map((one) => [one, within(db, universities, [one])])),
        chosen: status,
        areAll: body.universities.length === 0 || tenant !== null,
      },
      searched: 'r.search_text',
      key: 'r.id',
      order: hasOpen(status) ? [['r.since', 'asc']] : [['r.decided_at', 'desc']],
      sorts: (registrations) => ({
        name: { order: [['a.sort_name', 'asc']], having: registrations.where('a.id', 'is not', null) },
        university: {
          order: [
            ['r.university_id', 'asc'],
            ['r.since', 'asc'],
          ],
        },
        since: { order: [['r.since', 'asc']] },
        decided: {
          order: [['r.decided_at', 'asc']],
          // Nobody who waits is decided: to find that out, every decision would be looked at.
          having: registrations.where(({ eb, lit }) =>
            isOpenOnly(status) ? lit(false) : eb('r.decided_at', 'is not', null),
          ),
          lacking: { rows: registrations.where('r.decided_at', 'is', null), order: [['r.since', 'asc']] },
        },
      }),
      rows: (keys) => registrationsByKey(db, keys),
      show: (row) => presentRegistration(row, { actor, now }),
    },
    body,
  )
  return { data: rows, byStatus: states as Record<Proven, number>, ...counts }
})

/** Each with its account as `a`: a join that PostgreSQL leaves out where nothing of the account is asked. */
function within(db: Database, universities: readonly string[], status: readonly RegistrationStatus[]) {
  return db
    .selectFrom('registration as r')
    .leftJoin('account as a', 'a.id', 'r.account_id')
    .where(({ eb, lit }) => (status.length > 0 ? eb('r.status', 'in', status) : lit(false)))
    .$if(universities.length > 0, (query) => query.where('r.university_id', 'in', universities))
}

/** Decided registrations in the order of their index; to count them another index is needed. */
const inOrder = (query: ReturnType<typeof within>, status: readonly RegistrationStatus[]) =>
  hasOpen(status) ? query : query.where('r.decided_at', 'is not', null)
