import { application } from '@rajt/contract/application'
import type { Call } from '@rajt/contract/call'
import { introduction } from '@rajt/contract/introduction'
import { invitation } from '@rajt/contract/invitation'
import { matching } from '@rajt/contract/matching'
import { mentorApplication } from '@rajt/contract/mentor-application'
import { mentorInterest } from '@rajt/contract/mentor-interest'
import { mentorPlaces } from '@rajt/contract/mentor-places'
import { mentorSuggestion } from '@rajt/contract/mentor-suggestion'
import { mentoredProject } from '@rajt/contract/mentored-project'
import { project } from '@rajt/contract/project'
import { requests } from '@rajt/contract/requests'
import { rescue } from '@rajt/contract/rescue'
import { team } from '@rajt/contract/team'

/** Calls about what a second semester alone has; in a first one all of them are refused (decision X9). */
export const secondSemesterCalls: readonly Call[] = [
  ...[project, application, invitation, introduction, team, matching],
  ...[mentorApplication, mentorInterest, mentorPlaces, mentorSuggestion, mentoredProject, requests, rescue],
].flatMap((feature): Call[] => Object.values(feature))
