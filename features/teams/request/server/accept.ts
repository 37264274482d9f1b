import { refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { lockSecondSemester } from '#programme/programme/server/second-semester.ts'
import { application } from '../application-calls.ts'
import { invitation } from '../invitation-calls.ts'
import { mentorApplication } from '../mentor-application-calls.ts'
import type { TeamRequestKind } from '../states.ts'
import { type Joining, lockJoining } from './joining.ts'
import { lockPending, type OneRequest } from './locks.ts'
import { notify } from './notifications.ts'
import { presentReceivedInvitation } from './present.ts'
import { type FoundRequest, findReceived, invitationById } from './queries.ts'
import { refuseOver, transitionRequest } from './transitions.ts'

export const acceptApplication = command(application.accept, async function acceptApplication(request) {
  return { remainingSeats: await accept(request, 'APPLICATION') }
})

export const acceptInvitation = command(invitation.accept, async function acceptInvitation(request) {
  await accept(request, 'INVITATION')
  return presentReceivedInvitation(await invitationById(request.tx, request.params.id))
})

export const acceptMentorApplication = command(
  mentorApplication.accept,
  async function acceptMentorApplication(request) {
    return { remainingMentorableProjects: await accept(request, 'MENTOR_APPLICATION') }
  },
)

/**
 * Final (decisions P3, P7). Answers how many seats the team, or places the mentor, has left. Idempotent: repeating it gets
 * the same answer.
 */
async function accept(request: OneRequest, kind: TeamRequestKind): Promise<number> {
  const { tx, actor, now, params } = request
  const semester = await lockSecondSemester(tx)
  const own = { reader: actor.id, semester: semester.id, id: params.id }
  const asked = await findReceived(tx, kind, own)
  const joining = await lockJoining[kind](request, asked, semester)
  const pending = await lockPending(request, { persons: [asked.person_id], projects: [asked.project_id] })
  // While others had the locks it may have been answered, and the project may have got another owner.
  const answered = await findReceived(tx, kind, own)
  const still = pending.find(({ id }) => id === asked.id)
  if (!still) return answered.status === 'ACCEPTED' ? joining.left : refuseLate(kind, answered, joining)
  refuseUnless(joining.verdict)
  const accepted = await transitionRequest[kind](request, 'accept', [asked.id], { set: { closed_at: now } })
  const ended = await joining.join(pending.filter((one) => one !== still))
  await notify(request, [...accepted, ...ended])
  return joining.left - 1
}

/** A mentor is told that the project has one, and an owner that the applicant has a team: neither is a secret. */
function refuseLate(kind: TeamRequestKind, answered: FoundRequest, { isOver, verdict }: Joining): never {
  if (isOver && kind === 'MENTOR_APPLICATION') refuseUnless(verdict)
  if (isOver && kind === 'APPLICATION')
    return refuseOver(kind, { status: answered.status, void_reason: 'joined-another-team' })
  return refuseOver(kind, answered)
}
