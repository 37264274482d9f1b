import { queryOf } from '#platform/web/query.ts'
import { application } from '../application-calls.ts'
import { invitation } from '../invitation-calls.ts'
import { mentorApplication } from '../mentor-application-calls.ts'
import { requests } from '../requests-calls.ts'

export const ownRequestsQuery = () => queryOf(requests.mine)
export const typicalQuery = () => queryOf(requests.typical)

export const sentApplicationsQuery = () => queryOf(application.mine)
export const receivedApplicationsQuery = () => queryOf(application.received)
export const standingQuery = (id: string) => queryOf(application.standing, { params: { id } })

export const sentInvitationsQuery = () => queryOf(invitation.sent)
export const receivedInvitationsQuery = () => queryOf(invitation.received)

export const sentMentorApplicationsQuery = () => queryOf(mentorApplication.mine)
export const receivedMentorApplicationsQuery = () => queryOf(mentorApplication.received)
