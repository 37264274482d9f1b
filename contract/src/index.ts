import * as account from './account.ts'
import * as application from './application.ts'
import * as auditLog from './audit-log.ts'
import * as auth from './auth.ts'
import * as calendar from './calendar.ts'
import type { Call } from './call.ts'
import * as certificate from './certificate.ts'
import { certificateStates } from './certificate-states.ts'
import * as challenge from './challenge.ts'
import * as course from './course.ts'
import * as dataExport from './data-export.ts'
import * as earlier from './earlier.ts'
import * as exam from './exam.ts'
import * as files from './files.ts'
import { importStates } from './import-states.ts'
import * as imports from './imports.ts'
import * as introduction from './introduction.ts'
import * as invitation from './invitation.ts'
import * as mail from './mail.ts'
import * as matching from './matching.ts'
import * as mentor from './mentor.ts'
import * as mentorApplication from './mentor-application.ts'
import * as mentorInterest from './mentor-interest.ts'
import * as mentorPlaces from './mentor-places.ts'
import * as mentorSuggestion from './mentor-suggestion.ts'
import * as mentoredProject from './mentored-project.ts'
import * as nameChange from './name-change.ts'
import { nameChangeStates } from './name-change-states.ts'
import * as news from './news.ts'
import * as onboarding from './onboarding.ts'
import * as onePager from './one-pager.ts'
import * as ownData from './own-data.ts'
import * as people from './people.ts'
import * as personality from './personality.ts'
import * as privacy from './privacy.ts'
import * as profile from './profile.ts'
import * as programme from './programme.ts'
import * as progressReport from './progress-report.ts'
import * as project from './project.ts'
import { projectStates } from './project-states.ts'
import * as push from './push.ts'
import * as registration from './registration.ts'
import { registrationStates } from './registration-states.ts'
import * as remark from './remark.ts'
import { remarkStates } from './remark-states.ts'
import * as requests from './requests.ts'
import * as rescue from './rescue.ts'
import * as security from './security.ts'
import * as semester from './semester.ts'
import * as setup from './setup.ts'
import * as startupLab from './startup-lab.ts'
import type { StateTable } from './states.ts'
import * as statistics from './statistics.ts'
import * as student from './student.ts'
import * as team from './team.ts'
import { applicationStates } from './team-request-states.ts'
import * as terms from './terms.ts'
import * as unverified from './unverified.ts'

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
