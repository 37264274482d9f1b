import { lockAccounts } from '#platform/server/lock-accounts.ts'
import { refuseUnless } from '#platform/server/refuse.ts'
import { act } from '#platform/server/request.ts'
import { lockSecondSemester } from '#programme/programme/server/second-semester.ts'
import { lockProject, seatOf } from '#teams/seats/server/lock.ts'
import { mayJoin } from '#teams/seats/server/rules.ts'
import { invitation } from '../../invitation-calls.ts'
import { notify } from '../notifications.ts'
import { join } from '../seat.ts'
import { lockPending } from '../transitions.ts'
import { refuseOver } from './answer.ts'
import { presentInvited } from './present.ts'
import { receivedInvitation } from './queries.ts'

/** Final (decision P3). Idempotent: repeating it gets the same answer. */
export const accept = act(invitation.accept, async function accept(request) {
  const { tx, actor, now, params } = request
  const semester = await lockSecondSemester(tx)
  const own = { student: actor.id, semester: semester.id, id: params.id }
  const { project_id } = await receivedInvitation(tx, own)
  await lockAccounts(tx, [actor.id])
  const project = await lockProject(tx, project_id, semester.id)
  const isInTeam = (await seatOf(tx, actor.id, semester.id)) !== undefined
  const pending = await lockPending(request, { persons: [actor.id], projects: [project.id] })
  const asked = pending.find(({ id }) => id === params.id)
  if (!asked) {
    // It was answered while others had the locks, or before.
    const row = await receivedInvitation(tx, own)
    return row.status === 'ACCEPTED' ? presentInvited(row) : refuseOver(row)
  }
  const verdict = mayJoin(project, { isInTeam }, semester, now)
  refuseUnless(verdict === 'in-a-team' ? 'in-a-team-yourself' : verdict)
  const { events } = await join(request, { request: asked, pending, project })
  await notify(request, events)
  return presentInvited(await receivedInvitation(tx, own))
})
