/** Hungarian decides which keys there are; English has them all, or this file does not pass the types. */
type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> }
type Both<Hu extends { default: object }, _En extends { default: SameKeys<Hu['default']> }> = Hu['default']

/** Every text of the product, by its folder, with `-staff` for what only staff read. Written by `npm run types`. */
export interface Texts {
  'dashboard': Both<typeof import('#app/web/dashboard/text.hu.ts'), typeof import('#app/web/dashboard/text.en.ts')>
  'help': Both<typeof import('#app/web/help/text.hu.ts'), typeof import('#app/web/help/text.en.ts')>
  'palette-staff': Both<typeof import('#app/web/palette/staff.text.hu.ts'), typeof import('#app/web/palette/staff.text.en.ts')>
  'palette': Both<typeof import('#app/web/palette/text.hu.ts'), typeof import('#app/web/palette/text.en.ts')>
  'parts': Both<typeof import('#app/web/parts/text.hu.ts'), typeof import('#app/web/parts/text.en.ts')>
  'app': Both<typeof import('#app/web/text.hu.ts'), typeof import('#app/web/text.en.ts')>
  'calendar': Both<typeof import('#announcements/calendar/web/text.hu.ts'), typeof import('#announcements/calendar/web/text.en.ts')>
  'news-staff': Both<typeof import('#announcements/news/web/staff.text.hu.ts'), typeof import('#announcements/news/web/staff.text.en.ts')>
  'news': Both<typeof import('#announcements/news/web/text.hu.ts'), typeof import('#announcements/news/web/text.en.ts')>
  'push-staff': Both<typeof import('#announcements/push/web/staff.text.hu.ts'), typeof import('#announcements/push/web/staff.text.en.ts')>
  'push': Both<typeof import('#announcements/push/web/text.hu.ts'), typeof import('#announcements/push/web/text.en.ts')>
  'startup-lab-staff': Both<typeof import('#announcements/startup-lab/web/staff.text.hu.ts'), typeof import('#announcements/startup-lab/web/staff.text.en.ts')>
  'startup-lab': Both<typeof import('#announcements/startup-lab/web/text.hu.ts'), typeof import('#announcements/startup-lab/web/text.en.ts')>
  'certificate-staff': Both<typeof import('#course/certificate/web/staff.text.hu.ts'), typeof import('#course/certificate/web/staff.text.en.ts')>
  'certificate': Both<typeof import('#course/certificate/web/text.hu.ts'), typeof import('#course/certificate/web/text.en.ts')>
  'course': Both<typeof import('#course/course/web/text.hu.ts'), typeof import('#course/course/web/text.en.ts')>
  'exam': Both<typeof import('#course/exam/web/text.hu.ts'), typeof import('#course/exam/web/text.en.ts')>
  'grade': Both<typeof import('#course/grade/web/text.hu.ts'), typeof import('#course/grade/web/text.en.ts')>
  'onboarding': Both<typeof import('#course/onboarding/web/text.hu.ts'), typeof import('#course/onboarding/web/text.en.ts')>
  'personality': Both<typeof import('#course/personality/web/text.hu.ts'), typeof import('#course/personality/web/text.en.ts')>
  'remark': Both<typeof import('#course/remark/web/text.hu.ts'), typeof import('#course/remark/web/text.en.ts')>
  'challenge-staff': Both<typeof import('#documents/challenge/web/staff.text.hu.ts'), typeof import('#documents/challenge/web/staff.text.en.ts')>
  'challenge': Both<typeof import('#documents/challenge/web/text.hu.ts'), typeof import('#documents/challenge/web/text.en.ts')>
  'one-pager-staff': Both<typeof import('#documents/one-pager/web/staff.text.hu.ts'), typeof import('#documents/one-pager/web/staff.text.en.ts')>
  'one-pager': Both<typeof import('#documents/one-pager/web/text.hu.ts'), typeof import('#documents/one-pager/web/text.en.ts')>
  'account-staff': Both<typeof import('#office/account/web/staff.text.hu.ts'), typeof import('#office/account/web/staff.text.en.ts')>
  'audit-log-staff': Both<typeof import('#office/audit-log/web/staff.text.hu.ts'), typeof import('#office/audit-log/web/staff.text.en.ts')>
  'data-export-staff': Both<typeof import('#office/data-export/web/staff.text.hu.ts'), typeof import('#office/data-export/web/staff.text.en.ts')>
  'desk-staff': Both<typeof import('#office/desk/web/staff.text.hu.ts'), typeof import('#office/desk/web/staff.text.en.ts')>
  'imports-staff': Both<typeof import('#office/imports/web/staff.text.hu.ts'), typeof import('#office/imports/web/staff.text.en.ts')>
  'own-data': Both<typeof import('#office/own-data/web/text.hu.ts'), typeof import('#office/own-data/web/text.en.ts')>
  'semester-staff': Both<typeof import('#office/semester/web/staff.text.hu.ts'), typeof import('#office/semester/web/staff.text.en.ts')>
  'settings-staff': Both<typeof import('#office/settings/web/staff.text.hu.ts'), typeof import('#office/settings/web/staff.text.en.ts')>
  'setup-staff': Both<typeof import('#office/setup/web/staff.text.hu.ts'), typeof import('#office/setup/web/staff.text.en.ts')>
  'statistics-staff': Both<typeof import('#office/statistics/web/staff.text.hu.ts'), typeof import('#office/statistics/web/staff.text.en.ts')>
  'statistics': Both<typeof import('#office/statistics/web/text.hu.ts'), typeof import('#office/statistics/web/text.en.ts')>
  'student-staff': Both<typeof import('#office/student/web/staff.text.hu.ts'), typeof import('#office/student/web/staff.text.en.ts')>
  'team-corrections-staff': Both<typeof import('#office/team-corrections/web/staff.text.hu.ts'), typeof import('#office/team-corrections/web/staff.text.en.ts')>
  'today-staff': Both<typeof import('#office/today/web/staff.text.hu.ts'), typeof import('#office/today/web/staff.text.en.ts')>
  'auth': Both<typeof import('#people/auth/web/text.hu.ts'), typeof import('#people/auth/web/text.en.ts')>
  'mail-staff': Both<typeof import('#people/mail/web/staff.text.hu.ts'), typeof import('#people/mail/web/staff.text.en.ts')>
  'name-change-staff': Both<typeof import('#people/name-change/web/staff.text.hu.ts'), typeof import('#people/name-change/web/staff.text.en.ts')>
  'name-change': Both<typeof import('#people/name-change/web/text.hu.ts'), typeof import('#people/name-change/web/text.en.ts')>
  'people-staff': Both<typeof import('#people/people/web/staff.text.hu.ts'), typeof import('#people/people/web/staff.text.en.ts')>
  'privacy': Both<typeof import('#people/privacy/web/text.hu.ts'), typeof import('#people/privacy/web/text.en.ts')>
  'profile': Both<typeof import('#people/profile/web/text.hu.ts'), typeof import('#people/profile/web/text.en.ts')>
  'registration-staff': Both<typeof import('#people/registration/web/staff.text.hu.ts'), typeof import('#people/registration/web/staff.text.en.ts')>
  'registration': Both<typeof import('#people/registration/web/text.hu.ts'), typeof import('#people/registration/web/text.en.ts')>
  'security-staff': Both<typeof import('#people/security/web/staff.text.hu.ts'), typeof import('#people/security/web/staff.text.en.ts')>
  'security': Both<typeof import('#people/security/web/text.hu.ts'), typeof import('#people/security/web/text.en.ts')>
  'finished': Both<typeof import('#programme/finished/web/text.hu.ts'), typeof import('#programme/finished/web/text.en.ts')>
  'programme': Both<typeof import('#programme/programme/web/text.hu.ts'), typeof import('#programme/programme/web/text.en.ts')>
  'terms-staff': Both<typeof import('#programme/terms/web/staff.text.hu.ts'), typeof import('#programme/terms/web/staff.text.en.ts')>
  'terms': Both<typeof import('#programme/terms/web/text.hu.ts'), typeof import('#programme/terms/web/text.en.ts')>
  'earlier': Both<typeof import('#teams/earlier/web/text.hu.ts'), typeof import('#teams/earlier/web/text.en.ts')>
  'matching': Both<typeof import('#teams/matching/web/text.hu.ts'), typeof import('#teams/matching/web/text.en.ts')>
  'mentor-interest': Both<typeof import('#teams/mentor-interest/web/text.hu.ts'), typeof import('#teams/mentor-interest/web/text.en.ts')>
  'mentor-staff': Both<typeof import('#teams/mentor/web/staff.text.hu.ts'), typeof import('#teams/mentor/web/staff.text.en.ts')>
  'mentor': Both<typeof import('#teams/mentor/web/text.hu.ts'), typeof import('#teams/mentor/web/text.en.ts')>
  'mentored-project': Both<typeof import('#teams/mentored-project/web/text.hu.ts'), typeof import('#teams/mentored-project/web/text.en.ts')>
  'progress-report-staff': Both<typeof import('#teams/progress-report/web/staff.text.hu.ts'), typeof import('#teams/progress-report/web/staff.text.en.ts')>
  'progress-report': Both<typeof import('#teams/progress-report/web/text.hu.ts'), typeof import('#teams/progress-report/web/text.en.ts')>
  'project': Both<typeof import('#teams/project/web/text.hu.ts'), typeof import('#teams/project/web/text.en.ts')>
  'request-application': Both<typeof import('#teams/request/web/application.text.hu.ts'), typeof import('#teams/request/web/application.text.en.ts')>
  'request-invitation': Both<typeof import('#teams/request/web/invitation.text.hu.ts'), typeof import('#teams/request/web/invitation.text.en.ts')>
  'request-mentor-application': Both<typeof import('#teams/request/web/mentor-application.text.hu.ts'), typeof import('#teams/request/web/mentor-application.text.en.ts')>
  'request': Both<typeof import('#teams/request/web/text.hu.ts'), typeof import('#teams/request/web/text.en.ts')>
  'rescue-staff': Both<typeof import('#teams/rescue/web/staff.text.hu.ts'), typeof import('#teams/rescue/web/staff.text.en.ts')>
  'rescue': Both<typeof import('#teams/rescue/web/text.hu.ts'), typeof import('#teams/rescue/web/text.en.ts')>
  'team': Both<typeof import('#teams/team/web/text.hu.ts'), typeof import('#teams/team/web/text.en.ts')>
  'ui': Both<typeof import('#platform/ui/text.hu.ts'), typeof import('#platform/ui/text.en.ts')>
}
