import { registration } from '@rajt/contract/registration'
import type { Database } from '../plumbing/database.ts'
import { pageOf } from '../plumbing/list.ts'
import { refuse } from '../plumbing/refuse.ts'
import { read } from '../plumbing/request.ts'
import { presentRegistration } from './present.ts'
import { registrations, tenantOf } from './queries.ts'

const WAITING = 'WAITING'

/** Unverified addresses may be anybody's: staff see a registration once its address is proven. */
const visible = [WAITING, 'ACCEPTED', 'REJECTED']

/** Waiting longest first; where nobody waits, decided last first. The scope comes from the session, never from the path (decision R5). */
export const list = read(registration.list, async ({ db, actor, params, body }) => {
  if (params.role !== actor.role) return refuse('not-allowed')
  const tenant = tenantOf(actor)
  const all = within(db, tenant === null ? [] : [tenant], visible)
  const isNarrowed = body.status.length + body.universities.length > 0
  const status = body.status.length > 0 ? body.status.filter((one) => visible.includes(one)) : visible
  const { rows, ...counts } = await pageOf(
    db,
    {
      all,
      chosen: isNarrowed ? within(db, tenant === null ? body.universities : [tenant], status) : all,
      searched: 'r.search_text',
      key: 'r.id',
      order: status.includes(WAITING) ? [['r.since', 'asc']] : [['r.decided_at', 'desc']],
      rows: (keys) => registrations(db).where('r.id', 'in', keys),
      show: (row) => presentRegistration(row, actor),
    },
    body,
  )
  return { data: rows, ...counts }
})

function within(db: Database, universities: readonly string[], status: readonly string[]) {
  const found = db
    .selectFrom('registration as r')
    .where('r.status', 'in', status.length > 0 ? status : ['none'])
  const near = universities.length > 0 ? found.where('r.university_id', 'in', universities) : found
  // What the index of the decided ones holds.
  return status.includes(WAITING) ? near : near.where('r.decided_at', 'is not', null)
}
