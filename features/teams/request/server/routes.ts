import type { Handlers } from '#platform/server/request.ts'
import type { application } from '../application-calls.ts'
import type { invitation } from '../invitation-calls.ts'
import type { mentorApplication } from '../mentor-application-calls.ts'
import type { requests } from '../requests-calls.ts'
import { acceptApplication, acceptInvitation, acceptMentorApplication } from './accept.ts'
import { apply } from './apply.ts'
import { applyToMentor } from './apply-to-mentor.ts'
import { cv } from './cv.ts'
import { invite } from './invite.ts'
import { mine } from './mine.ts'
import { receivedApplications, receivedInvitations, receivedMentorApplications } from './received.ts'
import { rejectApplication, rejectInvitation, rejectMentorApplication } from './reject.ts'
import { retry } from './retry.ts'
import { revokeApplication, revokeInvitation, revokeMentorApplication } from './revoke.ts'
import { seeApplication, seeInvitation, seeMentorApplication } from './see.ts'
import { sentApplications, sentInvitations, sentMentorApplications } from './sent.ts'
import { setAside } from './set-aside.ts'
import { standing } from './standing.ts'
import { typical } from './typical.ts'
import { waiting } from './waiting.ts'

export const applicationRoutes = {
  mine: sentApplications,
  standing,
  apply,
  revoke: revokeApplication,
  received: receivedApplications,
  see: seeApplication,
  accept: acceptApplication,
  reject: rejectApplication,
  cv,
} satisfies Handlers<typeof application>

export const invitationRoutes = {
  received: receivedInvitations,
  sent: sentInvitations,
  invite,
  see: seeInvitation,
  accept: acceptInvitation,
  decline: rejectInvitation,
  withdraw: revokeInvitation,
} satisfies Handlers<typeof invitation>

export const mentorApplicationRoutes = {
  apply: applyToMentor,
  mine: sentMentorApplications,
  revoke: revokeMentorApplication,
  received: receivedMentorApplications,
  see: seeMentorApplication,
  accept: acceptMentorApplication,
  decline: rejectMentorApplication,
} satisfies Handlers<typeof mentorApplication>

export const requestsRoutes = { mine, waiting, setAside, retry, typical } satisfies Handlers<typeof requests>
