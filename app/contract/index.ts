import * as calendar from '#announcements/calendar/calls.ts'
import * as news from '#announcements/news/calls.ts'
import * as push from '#announcements/push/calls.ts'
import * as startupLab from '#announcements/startup-lab/calls.ts'
import * as certificate from '#course/certificate/calls.ts'
import { certificateStates } from '#course/certificate/states.ts'
import * as course from '#course/course/calls.ts'
import * as exam from '#course/exam/calls.ts'
import * as onboarding from '#course/onboarding/calls.ts'
import * as personality from '#course/personality/calls.ts'
import * as remark from '#course/remark/calls.ts'
import { remarkStates } from '#course/remark/states.ts'
import * as challenge from '#documents/challenge/calls.ts'
import * as onePager from '#documents/one-pager/calls.ts'
import * as account from '#office/account/calls.ts'
import * as auditLog from '#office/audit-log/calls.ts'
import * as dataExport from '#office/data-export/calls.ts'
import * as imports from '#office/imports/calls.ts'
import { importStates } from '#office/imports/states.ts'
import * as ownData from '#office/own-data/calls.ts'
import * as semester from '#office/semester/calls.ts'
import * as setup from '#office/setup/calls.ts'
import * as statistics from '#office/statistics/calls.ts'
import * as student from '#office/student/calls.ts'
import * as auth from '#people/auth/calls.ts'
import * as mail from '#people/mail/calls.ts'
import * as nameChange from '#people/name-change/calls.ts'
import { nameChangeStates } from '#people/name-change/states.ts'
import * as people from '#people/people/calls.ts'
import * as privacy from '#people/privacy/calls.ts'
import * as profile from '#people/profile/calls.ts'
import * as registration from '#people/registration/calls.ts'
import { registrationStates } from '#people/registration/states.ts'
import * as security from '#people/security/calls.ts'
import * as unverified from '#people/unverified/calls.ts'
import type { Call } from '#platform/contract/call.ts'
import type { StateTable } from '#platform/contract/states.ts'
import * as files from '#programme/files/calls.ts'
import * as programme from '#programme/programme/calls.ts'
import * as terms from '#programme/terms/calls.ts'
import * as application from '#teams/application/calls.ts'
import * as earlier from '#teams/earlier/calls.ts'
import * as introduction from '#teams/introduction/calls.ts'
import * as invitation from '#teams/invitation/calls.ts'
import * as matching from '#teams/matching/calls.ts'
import * as mentor from '#teams/mentor/calls.ts'
import * as mentorApplication from '#teams/mentor-application/calls.ts'
import * as mentorInterest from '#teams/mentor-interest/calls.ts'
import * as mentorPlaces from '#teams/mentor-places/calls.ts'
import * as mentorSuggestion from '#teams/mentor-suggestion/calls.ts'
import * as mentoredProject from '#teams/mentored-project/calls.ts'
import * as progressReport from '#teams/progress-report/calls.ts'
import * as project from '#teams/project/calls.ts'
import { projectStates } from '#teams/project/states.ts'
import * as requests from '#teams/requests/calls.ts'
import * as rescue from '#teams/rescue/calls.ts'
import * as team from '#teams/team/calls.ts'
import { applicationStates } from '#teams/team-request/states.ts'

/**
 * The table of contents: every feature with calls, in the order a student meets them. A module exports its calls by
 * its own name, what they are `about` for the API reference, and their shapes.
 */
export const modules = {
  programme,
  setup,
  semester,
  registration,
  unverified,
  auth,
  security,
  onboarding,
  personality,
  profile,
  nameChange,
  privacy,
  course,
  exam,
  remark,
  challenge,
  onePager,
  student,
  statistics,
  earlier,
  certificate,
  people,
  mail,
  account,
  imports,
  news,
  startupLab,
  calendar,
  terms,
  mentor,
  project,
  application,
  invitation,
  mentorApplication,
  mentorInterest,
  mentorSuggestion,
  mentorPlaces,
  mentoredProject,
  progressReport,
  dataExport,
  requests,
  introduction,
  team,
  matching,
  rescue,
  push,
  ownData,
  auditLog,
  files,
}

export type Feature = keyof typeof modules
type CallsOf<F, M> = M extends Record<F & string, infer Calls extends Record<string, Call>> ? Calls : never

/** The calls of every feature. */
export const features = Object.fromEntries(
  Object.entries<Record<string, unknown>>(modules).map(([name, module]) => [name, module[name]]),
) as { readonly [F in Feature]: CallsOf<F, (typeof modules)[F]> }

/** Everything that has states, by its table in the database. */
export const stateTables = {
  registration: registrationStates,
  exam_attempt: exam.attemptStates,
  name_change: nameChangeStates,
  certificate: certificateStates,
  remark: remarkStates,
  import: importStates,
  project: projectStates,
  team_request: applicationStates,
} satisfies Record<string, StateTable>
