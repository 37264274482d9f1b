import { sql } from 'kysely'
import { dropAllCachedSessions } from '#people/identity/server/session.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { invalidate } from '#platform/server/cache.ts'
import type { Queryable } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { afterCommit } from '#platform/server/transact.ts'
import { lockCurrentSemester, type SemesterRow } from '#programme/programme/server/current.ts'
import { lockPending } from '#teams/request/server/locks.ts'
import { notify } from '#teams/request/server/notifications.ts'
import { voidRequests } from '#teams/request/server/transitions.ts'
import { semester } from '../calls.ts'
import { studentsGoingOn } from './queries.ts'
import { sharedSettings } from './shared-settings.ts'
import { tellSwitch } from './tell.ts'

/** The prepared one, once its course is there. */
export async function nextSemester(db: Queryable): Promise<SemesterRow> {
  const next = await db
    .selectFrom('semester as s')
    .selectAll('s')
    .where('s.opened_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('module as m').select('m.id').whereRef('m.semester_id', '=', 's.id')),
    )
    .executeTakeFirst()
  return next ?? refuse('no-semester-prepared')
}

/**
 * The switch (decisions S1, X9, X10, Y3). Every act around projects holds the semester's row while it runs: this one waits for
 * those, and those that come after it find the new semester.
 */
export const open = command(semester.open, async function open(request) {
  const { tx, actor, now, body } = request
  const current = await lockCurrentSemester(tx)
  // Idempotent: opened already, by whoever was faster or by this very act whose answer was lost.
  if (current.key === body.semester) return { done: true }
  const next = await nextSemester(tx)
  if (next.key !== body.semester)
    return refuse('semester-key-wrong', { fields: { semester: { rule: 'format' } } })
  const students = await studentsGoingOn(tx, body.continuing, { current, next }).execute()
  const again = students.filter(({ goesOn, hasCompleted }) => goesOn && hasCompleted).length
  if (again > 0 && !body.again) return refuse('completed-begin-again', { detail: { count: again } })
  await notify(request, await voidRequests(request, await lockPending(request, 'all'), 'semester-ended'))
  const staying = students.filter(({ goesOn }) => !goesOn).map(({ id }) => id)
  await sql`insert into absence (account_id, semester_id)
    select account_id, ${next.id} from unnest(${staying}::uuid[]) account_id`.execute(tx)
  await tx.updateTable('semester').set({ is_current: false }).where('id', '=', current.id).execute()
  await tx
    .updateTable('semester')
    .set({ is_current: true, opened_at: now, ...sharedSettings(current) })
    .where('id', '=', next.id)
    .execute()
  await tellSwitch(request, { current, next })
  await writeAudit({ tx, actor, now }, 'semester-opened', next.id, { from: current.key, to: next.key })
  afterCommit(tx, () => invalidate('programme'))
  afterCommit(tx, dropAllCachedSessions)
  return { done: true }
})
