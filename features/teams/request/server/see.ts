import { command } from '#platform/server/request.ts'
import { application } from '../application-calls.ts'
import { invitation } from '../invitation-calls.ts'
import { mentorApplication } from '../mentor-application-calls.ts'
import type { TeamRequestKind } from '../states.ts'
import { lockReceived, type OneRequest } from './locks.ts'

export const seeApplication = command(application.see, async function seeApplication(request) {
  await see(request, 'APPLICATION')
  return { done: true }
})

export const seeInvitation = command(invitation.see, async function seeInvitation(request) {
  await see(request, 'INVITATION')
  return { done: true }
})

export const seeMentorApplication = command(
  mentorApplication.see,
  async function seeMentorApplication(request) {
    await see(request, 'MENTOR_APPLICATION')
    return { done: true }
  },
)

/** Opened once is opened: the first time counts (decision X3). */
async function see(request: OneRequest, kind: TeamRequestKind): Promise<void> {
  const { id } = await lockReceived(request, kind)
  await request.tx
    .updateTable('team_request')
    .set({ seen_at: request.now })
    .where('id', '=', id)
    .where('seen_at', 'is', null)
    .where('status', '=', 'PENDING')
    .execute()
}
