import { application } from '@rajt/contract/application'
import type { Sent } from '@rajt/contract/call'
import { introduction } from '@rajt/contract/introduction'
import { invitation } from '@rajt/contract/invitation'
import { project } from '@rajt/contract/project'
import { rescue } from '@rajt/contract/rescue'
import { team } from '@rajt/contract/team'
import { allSuggestions } from '../matching/calls.ts'
import { queryOf } from '../plumbing/query.ts'

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
