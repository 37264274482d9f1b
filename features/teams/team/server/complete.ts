import { writeAudit } from '#platform/server/audit.ts'
import { refuseUnless } from '#platform/server/refuse.ts'
import { type CommandRequest, command } from '#platform/server/request.ts'
import { lockSecondSemester } from '#programme/programme/server/second-semester.ts'
import { lockPending } from '#teams/request/server/locks.ts'
import { notify } from '#teams/request/server/notifications.ts'
import { seatRequestsOf } from '#teams/request/server/seat.ts'
import { voidRequests } from '#teams/request/server/transitions.ts'
import { lockOwnProject } from '#teams/seats/server/lock.ts'
import { team } from '../calls.ts'
import { mayComplete } from './rules.ts'

/** Repeating it, after a lost answer, gets the same answer. */
export const complete = command(team.complete, async function complete(request) {
  const { tx, actor, now } = request
  const semester = await lockSecondSemester(tx)
  const own = await lockOwnProject(tx, actor.id, semester.id)
  refuseUnless(mayComplete(own, semester, now))
  if (own.is_complete) return { done: true }
  const pending = await lockPending(request, { projects: [own.id] })
  await say(request, own.id, true)
  await notify(request, await voidRequests(request, seatRequestsOf(own.id, pending), 'team-complete'))
  return { done: true }
})

export async function say(request: CommandRequest<typeof team.complete>, id: string, is_complete: boolean) {
  await request.tx.updateTable('project').set({ is_complete }).where('id', '=', id).execute()
  await writeAudit(request, is_complete ? 'team-completed' : 'team-reopened', id)
}
