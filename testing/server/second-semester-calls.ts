import type { Call } from '#platform/contract/call.ts'
import { introduction } from '#teams/introduction/calls.ts'
import { matching } from '#teams/matching/calls.ts'
import { mentorInterest } from '#teams/mentor-interest/calls.ts'
import { mentorPlaces } from '#teams/mentor-places/calls.ts'
import { mentorSuggestion } from '#teams/mentor-suggestion/calls.ts'
import { mentoredProject } from '#teams/mentored-project/calls.ts'
import { project } from '#teams/project/calls.ts'
import { application } from '#teams/request/application-calls.ts'
import { invitation } from '#teams/request/invitation-calls.ts'
import { mentorApplication } from '#teams/request/mentor-application-calls.ts'
import { requests } from '#teams/request/requests-calls.ts'
import { rescue } from '#teams/rescue/calls.ts'
import { team } from '#teams/team/calls.ts'

/** Calls about what a second semester alone has; in a first one all of them are refused (decision X9). */
export const secondSemesterCalls: readonly Call[] = [
  ...[project, application, invitation, introduction, team, matching],
  ...[mentorApplication, mentorInterest, mentorPlaces, mentorSuggestion, mentoredProject, requests, rescue],
].flatMap((feature): Call[] => Object.values(feature))
