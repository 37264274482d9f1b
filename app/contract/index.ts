import { calendarFeature } from '#announcements/calendar/feature.ts'
import { newsFeature } from '#announcements/news/feature.ts'
import { pushFeature } from '#announcements/push/feature.ts'
import { startupLabFeature } from '#announcements/startup-lab/feature.ts'
import { courseFileFeature } from '#course/authoring/course-file-feature.ts'
import { editingFeature } from '#course/authoring/editing-feature.ts'
import { authoringFeature } from '#course/authoring/feature.ts'
import { publishingPlanFeature } from '#course/authoring/publishing-plan-feature.ts'
import { structureFeature } from '#course/authoring/structure-feature.ts'
import { bankFeature } from '#course/bank/feature.ts'
import { certificateFeature } from '#course/certificate/feature.ts'
import { courseFeature } from '#course/course/feature.ts'
import { examFeature } from '#course/exam/feature.ts'
import { glossaryFeature } from '#course/glossary/feature.ts'
import { mediaFeature } from '#course/media/feature.ts'
import { onboardingFeature } from '#course/onboarding/feature.ts'
import { personalityFeature } from '#course/personality/feature.ts'
import { questionStatisticsFeature } from '#course/question-statistics/feature.ts'
import { regradeFeature } from '#course/regrade/feature.ts'
import { remarkFeature } from '#course/remark/feature.ts'
import { challengeFeature } from '#documents/challenge/feature.ts'
import { onePagerFeature } from '#documents/one-pager/feature.ts'
import { accountFeature } from '#office/account/feature.ts'
import { auditLogFeature } from '#office/audit-log/feature.ts'
import { dataExportFeature } from '#office/data-export/feature.ts'
import { importsFeature } from '#office/imports/feature.ts'
import { ownDataFeature } from '#office/own-data/feature.ts'
import { searchFeature } from '#office/search/feature.ts'
import { semesterFeature } from '#office/semester/feature.ts'
import { setupFeature } from '#office/setup/feature.ts'
import { statisticsFeature } from '#office/statistics/feature.ts'
import { studentFeature } from '#office/student/feature.ts'
import { todayFeature } from '#office/today/feature.ts'
import { authFeature } from '#people/auth/feature.ts'
import { mailFeature } from '#people/mail/feature.ts'
import { nameChangeFeature } from '#people/name-change/feature.ts'
import { peopleFeature } from '#people/people/feature.ts'
import { privacyFeature } from '#people/privacy/feature.ts'
import { profileFeature } from '#people/profile/feature.ts'
import { registrationFeature } from '#people/registration/feature.ts'
import { securityFeature } from '#people/security/feature.ts'
import { unverifiedFeature } from '#people/unverified/feature.ts'
import type { Call } from '#platform/contract/call.ts'
import type { StateTable } from '#platform/contract/states.ts'
import { filesFeature } from '#programme/files/feature.ts'
import { programmeFeature } from '#programme/programme/feature.ts'
import { termsFeature } from '#programme/terms/feature.ts'
import { textPreviewFeature } from '#programme/text-preview/feature.ts'
import { earlierFeature } from '#teams/earlier/feature.ts'
import { introductionFeature } from '#teams/introduction/feature.ts'
import { matchingFeature } from '#teams/matching/feature.ts'
import { mentorFeature } from '#teams/mentor/feature.ts'
import { mentorInterestFeature } from '#teams/mentor-interest/feature.ts'
import { mentorPlacesFeature } from '#teams/mentor-places/feature.ts'
import { mentorSuggestionFeature } from '#teams/mentor-suggestion/feature.ts'
import { mentoredProjectFeature } from '#teams/mentored-project/feature.ts'
import { progressReportFeature } from '#teams/progress-report/feature.ts'
import { projectFeature } from '#teams/project/feature.ts'
import { applicationFeature } from '#teams/request/application-feature.ts'
import { invitationFeature } from '#teams/request/invitation-feature.ts'
import { mentorApplicationFeature } from '#teams/request/mentor-application-feature.ts'
import { requestsFeature } from '#teams/request/requests-feature.ts'
import { rescueFeature } from '#teams/rescue/feature.ts'
import { teamFeature } from '#teams/team/feature.ts'

/** The table of contents: every feature with calls, in the order a student meets them. */
export const allFeatures = {
  programme: programmeFeature,
  setup: setupFeature,
  semester: semesterFeature,
  registration: registrationFeature,
  unverified: unverifiedFeature,
  auth: authFeature,
  security: securityFeature,
  onboarding: onboardingFeature,
  personality: personalityFeature,
  profile: profileFeature,
  nameChange: nameChangeFeature,
  privacy: privacyFeature,
  course: courseFeature,
  exam: examFeature,
  questionStatistics: questionStatisticsFeature,
  remark: remarkFeature,
  authoring: authoringFeature,
  bank: bankFeature,
  media: mediaFeature,
  glossary: glossaryFeature,
  regrade: regradeFeature,
  editing: editingFeature,
  courseFile: courseFileFeature,
  publishingPlan: publishingPlanFeature,
  structure: structureFeature,
  challenge: challengeFeature,
  onePager: onePagerFeature,
  student: studentFeature,
  statistics: statisticsFeature,
  today: todayFeature,
  search: searchFeature,
  earlier: earlierFeature,
  certificate: certificateFeature,
  people: peopleFeature,
  mail: mailFeature,
  account: accountFeature,
  imports: importsFeature,
  news: newsFeature,
  startupLab: startupLabFeature,
  calendar: calendarFeature,
  terms: termsFeature,
  textPreview: textPreviewFeature,
  mentor: mentorFeature,
  project: projectFeature,
  application: applicationFeature,
  invitation: invitationFeature,
  mentorApplication: mentorApplicationFeature,
  mentorInterest: mentorInterestFeature,
  mentorSuggestion: mentorSuggestionFeature,
  mentorPlaces: mentorPlacesFeature,
  mentoredProject: mentoredProjectFeature,
  progressReport: progressReportFeature,
  dataExport: dataExportFeature,
  requests: requestsFeature,
  introduction: introductionFeature,
  team: teamFeature,
  matching: matchingFeature,
  rescue: rescueFeature,
  push: pushFeature,
  ownData: ownDataFeature,
  auditLog: auditLogFeature,
  files: filesFeature,
}

export type Feature = keyof typeof allFeatures
type CallsOf<F, M> = M extends { contract: Record<F & string, infer Calls extends Record<string, Call>> }
  ? Calls
  : never

/** The calls of every feature. */
export const features = Object.fromEntries(
  Object.entries(allFeatures).map(([name, { contract }]) => [
    name,
    (contract as unknown as Record<string, unknown>)[name],
  ]),
) as { readonly [F in Feature]: CallsOf<F, (typeof allFeatures)[F]> }

/** Everything that has states, by its table in the database. */
export const stateTables = Object.assign(
  {},
  ...Object.values(allFeatures).map((feature) => ('states' in feature ? feature.states : {})),
) as Record<string, StateTable>
