import type { Feature, features } from '@rajt/contract/index'
import { accountRoutes } from './account/routes.ts'
import { applicationRoutes } from './application/routes.ts'
import { auditLogRoutes } from './audit-log/routes.ts'
import { authRoutes } from './auth/routes.ts'
import { calendarRoutes } from './calendar/routes.ts'
import { certificateRoutes } from './certificate/routes.ts'
import { challengeRoutes } from './challenge/routes.ts'
import { courseRoutes } from './course/routes.ts'
import { dataExportRoutes } from './data-export/routes.ts'
import { earlierRoutes } from './earlier/routes.ts'
import { examRoutes } from './exam/routes.ts'
import { filesRoutes } from './files/routes.ts'
import { importsRoutes } from './imports/routes.ts'
import { introductionRoutes } from './introduction/routes.ts'
import { invitationRoutes } from './invitation/routes.ts'
import { mailRoutes } from './mail/routes.ts'
import { matchingRoutes } from './matching/routes.ts'
import { mentorRoutes } from './mentor/routes.ts'
import { mentorApplicationRoutes } from './mentor-application/routes.ts'
import { mentorInterestRoutes } from './mentor-interest/routes.ts'
import { mentorPlacesRoutes } from './mentor-places/routes.ts'
import { mentorSuggestionRoutes } from './mentor-suggestion/routes.ts'
import { mentoredProjectRoutes } from './mentored-project/routes.ts'
import { nameChangeRoutes } from './name-change/routes.ts'
import { newsRoutes } from './news/routes.ts'
import { onboardingRoutes } from './onboarding/routes.ts'
import { onePagerRoutes } from './one-pager/routes.ts'
import { ownDataRoutes } from './own-data/routes.ts'
import { peopleRoutes } from './people/routes.ts'
import { personalityRoutes } from './personality/routes.ts'
import type { Handler, Handlers } from './plumbing/request.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { programmeRoutes } from './programme/routes.ts'
import { progressReportRoutes } from './progress-report/routes.ts'
import { projectRoutes } from './project/routes.ts'
import { pushRoutes } from './push/routes.ts'
import { registrationRoutes } from './registration/routes.ts'
import { remarkRoutes } from './remark/routes.ts'
import { requestsRoutes } from './requests/routes.ts'
import { rescueRoutes } from './rescue/routes.ts'
import { securityRoutes } from './security/routes.ts'
import { semesterRoutes } from './semester/routes.ts'
import { setupRoutes } from './setup/routes.ts'
import { startupLabRoutes } from './startup-lab/routes.ts'
import { statisticsRoutes } from './statistics/routes.ts'
import { studentRoutes } from './student/routes.ts'
import { teamRoutes } from './team/routes.ts'
import { termsRoutes } from './terms/routes.ts'
import { unverifiedRoutes } from './unverified/routes.ts'

const routes = {
  programme: programmeRoutes,
  setup: setupRoutes,
  semester: semesterRoutes,
  registration: registrationRoutes,
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
  remark: remarkRoutes,
  challenge: challengeRoutes,
  onePager: onePagerRoutes,
  student: studentRoutes,
  statistics: statisticsRoutes,
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
