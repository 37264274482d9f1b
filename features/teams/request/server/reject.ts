import { command } from '#platform/server/request.ts'
import { application } from '../application-calls.ts'
import { invitation } from '../invitation-calls.ts'
import { mentorApplication } from '../mentor-application-calls.ts'
import type { TeamRequestKind } from '../states.ts'
import { lockReceived, type OneRequest } from './locks.ts'
import { notify } from './notifications.ts'
import { presentReceivedInvitation } from './present.ts'
import { invitationById } from './queries.ts'
import { refuseOver, transitionRequest } from './transitions.ts'

export const rejectApplication = command(application.reject, async function rejectApplication(request) {
  await reject(request, 'APPLICATION')
  return { done: true }
})

export const rejectInvitation = command(invitation.decline, async function rejectInvitation(request) {
  await reject(request, 'INVITATION')
  return presentReceivedInvitation(await invitationById(request.tx, request.params.id))
})

export const rejectMentorApplication = command(
  mentorApplication.decline,
  async function rejectMentorApplication(request) {
    await reject(request, 'MENTOR_APPLICATION', request.body.reason)
    return { done: true }
  },
)

/**
 * The same is not asked of the same again: a student of a project, or a project of a student or a mentor (decisions P4, P7,
 * X13). Idempotent: repeating it gets the same answer.
 */
async function reject(request: OneRequest, kind: TeamRequestKind, reason?: string): Promise<void> {
  const asked = await lockReceived(request, kind)
  if (asked.status === 'REJECTED') return
  if (asked.status !== 'PENDING') return refuseOver(kind, asked)
  const rejected = await transitionRequest[kind](request, 'reject', [asked.id], {
    set: { closed_at: request.now, ...(reason && { reason }) },
  })
  await notify(request, rejected)
}
