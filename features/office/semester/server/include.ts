import { dropCachedSessions } from '#people/identity/server/session.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { refuse } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { afterCommit } from '#platform/server/transact.ts'
import { currentSemester } from '#programme/programme/server/current.ts'
import { isStudent } from '#programme/programme/server/participation.ts'
import { lockSemester } from '#programme/programme/server/second-semester.ts'
import { semester } from '../calls.ts'
import { tellIncluded } from './tell.ts'

/** What the switch left out can be put right one by one: until then a student could only wait for a later semester. */
export const include = command(semester.include, async function include(request) {
  const { tx, actor, now, params, body } = request
  const current = await lockSemester(tx)
  const student = await tx
    .selectFrom('account as a')
    .select('a.id')
    .where('a.id', '=', params.id)
    .where(isStudent)
    .executeTakeFirst()
  if (!student) return refuse('not-found')
  const { numDeletedRows } = await tx
    .deleteFrom('absence')
    .where('account_id', '=', student.id)
    .where('semester_id', '=', current.id)
    .executeTakeFirstOrThrow()
  // Taking part already, or by whoever was faster: nobody is told twice.
  if (numDeletedRows === 0n) return { done: true }
  await tellIncluded(request, await currentSemester(tx), student.id)
  await writeAudit({ tx, actor, now }, 'student-included', student.id, { reason: body.reason })
  afterCommit(tx, () => dropCachedSessions(student.id))
  return { done: true }
})
