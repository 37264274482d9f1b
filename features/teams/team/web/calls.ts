import type { Sent } from '#platform/contract/call.ts'
import { queryOf } from '#platform/web/query.ts'
import { application } from '#teams/application/calls.ts'
import { introduction } from '#teams/introduction/calls.ts'
import { invitation } from '#teams/invitation/calls.ts'
import { allSuggestions } from '#teams/matching/web/calls.ts'
import { project } from '#teams/project/calls.ts'
import { rescue } from '#teams/rescue/calls.ts'
import { team } from '../calls.ts'

export const applicationsQuery = () => queryOf(application.received)
export const teamQuery = () => queryOf(team.mine)
export const introductionQuery = () => queryOf(introduction.mine)
export const membersQuery = (body: Sent<typeof introduction.find>['body']) =>
  queryOf(introduction.find, { body })
export const memberQuery = (id: string) => queryOf(introduction.one, { params: { id } })
export const sentQuery = () => queryOf(invitation.sent)
export const receivedQuery = () => queryOf(invitation.received)

/** What shows a team and what is asked around it. */
export const aroundTeam = [
  ...[application.received, application.mine, invitation.sent, invitation.received],
  ...[introduction.mine, introduction.find, introduction.one],
  ...[team.mine, project.mine, project.one, project.find, rescue.mine],
  ...allSuggestions,
]
