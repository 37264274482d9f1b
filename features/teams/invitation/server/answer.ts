import { lockAccounts } from '#platform/server/lock-accounts.ts'
import { refuse, refuseUnless } from '#platform/server/refuse.ts'
import { act } from '#platform/server/request.ts'
import { lockSecondSemester } from '#programme/programme/server/second-semester.ts'
import { lockOwnProject, lockProject, seatOf } from '#teams/seats/server/lock.ts'
import { mayJoin } from '#teams/seats/server/rules.ts'
import { join } from '#teams/team-request/server/join.ts'
import { markSeen } from '#teams/team-request/server/seen.ts'
import { lockPending, moveRequest } from '#teams/team-request/server/void.ts'
import { invitation } from '../calls.ts'
import { presentInvited, presentSent } from './present.ts'
import { type InvitationRow, receivedInvitation, sentInvitation } from './queries.ts'

/** Final (decision P3). Idempotent: repeating it gets the same answer. */
export const accept = act(invitation.accept, async (request) => {
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
  await join(request, { request: asked, pending, project })
  return presentInvited(await receivedInvitation(tx, own))
})

/** This project does not ask again (decision X13). Idempotent: repeating it gets the same answer. */
export const decline = act(invitation.decline, async (request) => {
  const { tx, actor, now, params } = request
  const semester = await lockSecondSemester(tx)
  await lockAccounts(tx, [actor.id])
  const own = { student: actor.id, semester: semester.id, id: params.id }
  const row = await receivedInvitation(tx, own)
  if (row.status === 'REJECTED') return presentInvited(row)
  if (row.status !== 'PENDING') return refuseOver(row)
  await moveRequest.INVITATION(request, 'reject', [row.id], { set: { closed_at: now } })
  return presentInvited(await receivedInvitation(tx, own))
})

export const see = act(invitation.see, async (request) => {
  const { tx, actor, params } = request
  const semester = await lockSecondSemester(tx)
  const { id } = await receivedInvitation(tx, { student: actor.id, semester: semester.id, id: params.id })
  await markSeen(request, id)
  return { done: true }
})

/** By its owner. Idempotent: repeating it gets the same answer. */
export const withdraw = act(invitation.withdraw, async (request) => {
  const { tx, actor, now, params } = request
  const semester = await lockSecondSemester(tx)
  const project = await lockOwnProject(tx, actor.id, semester.id)
  const row = await sentInvitation(tx, project.id, params.id)
  if (row.status === 'REVOKED') return presentSent(row)
  if (row.status !== 'PENDING') return refuseOver(row)
  await moveRequest.INVITATION(request, 'revoke', [row.id], { set: { closed_at: now } })
  return presentSent(await sentInvitation(tx, project.id, row.id))
})

/** Whoever was slower is told what became of it. */
const refuseOver = ({ status, void_reason: reason }: InvitationRow): never =>
  refuse('team-invitation-not-pending', { detail: { status, reason } })
