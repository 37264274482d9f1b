import { introduction } from '#teams/introduction/calls.ts'
import { allSuggestions } from '#teams/matching/web/calls.ts'
import { project } from '#teams/project/calls.ts'
import { rescue } from '#teams/rescue/calls.ts'
import { team } from '#teams/team/calls.ts'
import { application } from '../application-calls.ts'
import { invitation } from '../invitation-calls.ts'
import { requests } from '../requests-calls.ts'

/** What shows a team and what is asked around it. */
export const aroundTeam = [
  ...[application.received, application.mine, invitation.sent, invitation.received, requests.waiting],
  ...[introduction.mine, introduction.find, introduction.one],
  ...[team.mine, project.mine, project.one, project.find, rescue.mine],
  ...allSuggestions,
]
