import { refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { lockSecondSemester } from '#programme/programme/server/second-semester.ts'
import { notify } from '#teams/request/server/notifications.ts'
import { lockOwnProject } from '#teams/seats/server/lock.ts'
import { project } from '../calls.ts'
import { mayDissolve } from './rules.ts'
import { endProject } from './transition.ts'

/** While the owner is alone (decision X6): what was asked around it ends, and the owner may join another team. */
export const dissolve = command(project.dissolve, async function dissolve(request) {
  const { tx, actor } = request
  const semester = await lockSecondSemester(tx)
  const own = await lockOwnProject(tx, actor.id, semester.id)
  refuseUnless(mayDissolve(own))
  await notify(request, await endProject(request, own.id))
  return { done: true }
})
