import { command } from '#platform/server/request.ts'
import { application } from '../application-calls.ts'
import { invitation } from '../invitation-calls.ts'
import { mentorApplication } from '../mentor-application-calls.ts'
import type { TeamRequestKind } from '../states.ts'
import { lockSent, type OneRequest } from './locks.ts'
import { presentApplication, presentMentorApplication, presentSentInvitation } from './present.ts'
import { applicationById, invitationById, mentorApplicationById } from './queries.ts'
import { refuseOver, transitionRequest } from './transitions.ts'

export const revokeApplication = command(application.revoke, async function revokeApplication(request) {
  await revoke(request, 'APPLICATION')
  return presentApplication(await applicationById(request.tx, request.params.id))
})

export const revokeInvitation = command(invitation.withdraw, async function revokeInvitation(request) {
  await revoke(request, 'INVITATION')
  return presentSentInvitation(await invitationById(request.tx, request.params.id))
})

export const revokeMentorApplication = command(
  mentorApplication.revoke,
  async function revokeMentorApplication(request) {
    await revoke(request, 'MENTOR_APPLICATION')
    return presentMentorApplication(await mentorApplicationById(request.tx, request.params.id))
  },
)

/** By whoever sent it; nobody is told (decision X14). Idempotent: repeating it gets the same answer. */
async function revoke(request: OneRequest, kind: TeamRequestKind): Promise<void> {
  const sent = await lockSent(request, kind)
  if (sent.status === 'REVOKED') return
  // An applicant is not told what became of it (decision P2): the transition refuses without a word.
  if (sent.status !== 'PENDING' && kind !== 'APPLICATION') return refuseOver(kind, sent)
  await transitionRequest[kind](request, 'revoke', [sent.id], { set: { closed_at: request.now } })
}
