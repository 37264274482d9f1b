import { refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { lockSecondSemester } from '#programme/programme/server/second-semester.ts'
import { lockOwnProject } from '#teams/seats/server/lock.ts'
import { beforeTeamDeadline } from '#teams/seats/server/rules.ts'
import { team } from '../calls.ts'
import { say } from './complete.ts'

/** Until the team deadline (decision P6). */
export const reopen = command(team.reopen, async function reopen(request) {
  const { tx, actor, now } = request
  const semester = await lockSecondSemester(tx)
  const own = await lockOwnProject(tx, actor.id, semester.id)
  refuseUnless(beforeTeamDeadline(semester, now))
  if (own.is_complete) await say(request, own.id, false)
  return { done: true }
})
