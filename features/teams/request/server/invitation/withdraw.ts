import { act } from '#platform/server/request.ts'
import { lockSecondSemester } from '#programme/programme/server/second-semester.ts'
import { lockOwnProject } from '#teams/seats/server/lock.ts'
import { invitation } from '../../invitation-calls.ts'
import { moveRequest } from '../transitions.ts'
import { refuseOver } from './answer.ts'
import { presentSent } from './present.ts'
import { sentInvitation } from './queries.ts'

/** By its owner. Idempotent: repeating it gets the same answer. */
export const withdraw = act(invitation.withdraw, async function withdraw(request) {
  const { tx, actor, now, params } = request
  const semester = await lockSecondSemester(tx)
  const project = await lockOwnProject(tx, actor.id, semester.id)
  const row = await sentInvitation(tx, project.id, params.id)
  if (row.status === 'REVOKED') return presentSent(row)
  if (row.status !== 'PENDING') return refuseOver(row)
  await moveRequest.INVITATION(request, 'revoke', [row.id], { set: { closed_at: now } })
  return presentSent(await sentInvitation(tx, project.id, row.id))
})
