import { calendarRoutes } from '#announcements/calendar/server/routes.ts'
import { newsRoutes } from '#announcements/news/server/routes.ts'
import { pushRoutes } from '#announcements/push/server/routes.ts'
import { startupLabRoutes } from '#announcements/startup-lab/server/routes.ts'
import type { Feature, features } from '#app/contract/index.ts'
import {
  authoringRoutes,
  courseFileRoutes,
  editingRoutes,
  publishingPlanRoutes,
  structureRoutes,
} from '#course/authoring/server/routes.ts'
import { bankRoutes } from '#course/bank/server/routes.ts'
import { certificateRoutes } from '#course/certificate/server/routes.ts'
import { courseRoutes } from '#course/course/server/routes.ts'
import { examRoutes } from '#course/exam/server/routes.ts'
import { glossaryRoutes } from '#course/glossary/server/routes.ts'
import { mediaRoutes } from '#course/media/server/routes.ts'
import { onboardingRoutes } from '#course/onboarding/server/routes.ts'
import { personalityRoutes } from '#course/personality/server/routes.ts'
import { questionStatisticsRoutes } from '#course/question-statistics/server/routes.ts'
import { regradeRoutes } from '#course/regrade/server/routes.ts'
import { remarkRoutes } from '#course/remark/server/routes.ts'
import { challengeRoutes } from '#documents/challenge/server/routes.ts'
import { onePagerRoutes } from '#documents/one-pager/server/routes.ts'
import { accountRoutes } from '#office/account/server/routes.ts'
import { auditLogRoutes } from '#office/audit-log/server/routes.ts'
import { dataExportRoutes } from '#office/data-export/server/routes.ts'
import { importsRoutes } from '#office/imports/server/routes.ts'
import { ownDataRoutes } from '#office/own-data/server/routes.ts'
import { reopen } from '#office/registration/server/reopen.ts'
import { undo } from '#office/registration/server/undo.ts'
import { searchRoutes } from '#office/search/server/routes.ts'
import { semesterRoutes } from '#office/semester/server/routes.ts'
import { change } from '#office/settings/server/change.ts'
import { setupRoutes } from '#office/setup/server/routes.ts'
import { statisticsRoutes } from '#office/statistics/server/routes.ts'
import { studentRoutes } from '#office/student/server/routes.ts'
import { todayRoutes } from '#office/today/server/routes.ts'
import { authRoutes } from '#people/auth/server/routes.ts'
import { mailRoutes } from '#people/mail/server/routes.ts'
import { nameChangeRoutes } from '#people/name-change/server/routes.ts'
import { peopleRoutes } from '#people/people/server/routes.ts'
import { privacyRoutes } from '#people/privacy/server/routes.ts'
import { profileRoutes } from '#people/profile/server/routes.ts'
import { registrationRoutes } from '#people/registration/server/routes.ts'
import { securityRoutes } from '#people/security/server/routes.ts'
import { unverifiedRoutes } from '#people/unverified/server/routes.ts'
import type { Handler, Handlers } from '#platform/server/request.ts'
import { filesRoutes } from '#programme/files/server/routes.ts'
import { programmeRoutes } from '#programme/programme/server/routes.ts'
import { termsRoutes } from '#programme/terms/server/routes.ts'
import { textPreviewRoutes } from '#programme/text-preview/server/routes.ts'
import { earlierRoutes } from '#teams/earlier/server/routes.ts'
import { introductionRoutes } from '#teams/introduction/server/routes.ts'
import { matchingRoutes } from '#teams/matching/server/routes.ts'
import { mentorRoutes } from '#teams/mentor/server/routes.ts'
import { mentorInterestRoutes } from '#teams/mentor-interest/server/routes.ts'
import { mentorPlacesRoutes } from '#teams/mentor-places/server/routes.ts'
import { mentorSuggestionRoutes } from '#teams/mentor-suggestion/server/routes.ts'
import { mentoredProjectRoutes } from '#teams/mentored-project/server/routes.ts'
import { progressReportRoutes } from '#teams/progress-report/server/routes.ts'
import { projectRoutes } from '#teams/project/server/routes.ts'
import {
  applicationRoutes,
  invitationRoutes,
  mentorApplicationRoutes,
  requestsRoutes,
} from '#teams/request/server/routes.ts'
import { rescueRoutes } from '#teams/rescue/server/routes.ts'
import { teamRoutes } from '#teams/team/server/routes.ts'

const routes = {
  programme: { ...programmeRoutes, change },
  setup: setupRoutes,
  semester: semesterRoutes,
  registration: { ...registrationRoutes, reopen, undo },
  unverified: unverifiedRoutes,
  auth: authRoutes,
  security: securityRoutes,
  onboarding: onboardingRoutes,
  personality: personalityRoutes,
  profile: profileRoutes,
  nameChange: nameChangeRoutes,
  privacy: privacyRoutes,
  course: courseRoutes,
  exam: examRoutes,
  questionStatistics: questionStatisticsRoutes,
  remark: remarkRoutes,
  authoring: authoringRoutes,
  bank: bankRoutes,
  media: mediaRoutes,
  glossary: glossaryRoutes,
  regrade: regradeRoutes,
  editing: editingRoutes,
  courseFile: courseFileRoutes,
  publishingPlan: publishingPlanRoutes,
  structure: structureRoutes,
  challenge: challengeRoutes,
  onePager: onePagerRoutes,
  student: studentRoutes,
  statistics: statisticsRoutes,
  today: todayRoutes,
  search: searchRoutes,
  earlier: earlierRoutes,
  certificate: certificateRoutes,
  people: peopleRoutes,
  mail: mailRoutes,
  account: accountRoutes,
  imports: importsRoutes,
  news: newsRoutes,
  startupLab: startupLabRoutes,
  calendar: calendarRoutes,
  terms: termsRoutes,
  textPreview: textPreviewRoutes,
  mentor: mentorRoutes,
  project: projectRoutes,
  application: applicationRoutes,
  invitation: invitationRoutes,
  mentorApplication: mentorApplicationRoutes,
  mentorInterest: mentorInterestRoutes,
  mentorSuggestion: mentorSuggestionRoutes,
  mentorPlaces: mentorPlacesRoutes,
  mentoredProject: mentoredProjectRoutes,
  progressReport: progressReportRoutes,
  dataExport: dataExportRoutes,
  requests: requestsRoutes,
  rescue: rescueRoutes,
  introduction: introductionRoutes,
  team: teamRoutes,
  matching: matchingRoutes,
  push: pushRoutes,
  ownData: ownDataRoutes,
  auditLog: auditLogRoutes,
  files: filesRoutes,
} satisfies { [F in Feature]: Handlers<(typeof features)[F]> }

/** Of every call in the contract, in its order. */
export const handlers: readonly Handler[] = Object.values(routes).flatMap((feature) =>
  Object.values<Handler>(feature),
)
