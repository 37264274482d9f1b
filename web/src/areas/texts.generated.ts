/** Hungarian decides which keys there are; English has them all, or this file does not pass the types. */
type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> }
type Both<Hu extends { default: object }, _En extends { default: SameKeys<Hu['default']> }> = Hu['default']

/** Every text of the product, by its folder, with `-staff` for what only staff read. Written by `npm run types`. */
export interface Texts {
  'account-staff': Both<typeof import('../account/staff.text.hu.ts'), typeof import('../account/staff.text.en.ts')>
  'application': Both<typeof import('../application/text.hu.ts'), typeof import('../application/text.en.ts')>
  'areas': Both<typeof import('../areas/text.hu.ts'), typeof import('../areas/text.en.ts')>
  'audit-log-staff': Both<typeof import('../audit-log/staff.text.hu.ts'), typeof import('../audit-log/staff.text.en.ts')>
  'auth': Both<typeof import('../auth/text.hu.ts'), typeof import('../auth/text.en.ts')>
  'calendar': Both<typeof import('../calendar/text.hu.ts'), typeof import('../calendar/text.en.ts')>
  'certificate-staff': Both<typeof import('../certificate/staff.text.hu.ts'), typeof import('../certificate/staff.text.en.ts')>
  'certificate': Both<typeof import('../certificate/text.hu.ts'), typeof import('../certificate/text.en.ts')>
  'challenge-staff': Both<typeof import('../challenge/staff.text.hu.ts'), typeof import('../challenge/staff.text.en.ts')>
  'challenge': Both<typeof import('../challenge/text.hu.ts'), typeof import('../challenge/text.en.ts')>
  'course': Both<typeof import('../course/text.hu.ts'), typeof import('../course/text.en.ts')>
  'dashboard': Both<typeof import('../dashboard/text.hu.ts'), typeof import('../dashboard/text.en.ts')>
  'data-export-staff': Both<typeof import('../data-export/staff.text.hu.ts'), typeof import('../data-export/staff.text.en.ts')>
  'desk-staff': Both<typeof import('../desk/staff.text.hu.ts'), typeof import('../desk/staff.text.en.ts')>
  'earlier': Both<typeof import('../earlier/text.hu.ts'), typeof import('../earlier/text.en.ts')>
  'exam': Both<typeof import('../exam/text.hu.ts'), typeof import('../exam/text.en.ts')>
  'help': Both<typeof import('../help/text.hu.ts'), typeof import('../help/text.en.ts')>
  'imports-staff': Both<typeof import('../imports/staff.text.hu.ts'), typeof import('../imports/staff.text.en.ts')>
  'mail-staff': Both<typeof import('../mail/staff.text.hu.ts'), typeof import('../mail/staff.text.en.ts')>
  'matching': Both<typeof import('../matching/text.hu.ts'), typeof import('../matching/text.en.ts')>
  'mentor-application': Both<typeof import('../mentor-application/text.hu.ts'), typeof import('../mentor-application/text.en.ts')>
  'mentor-interest': Both<typeof import('../mentor-interest/text.hu.ts'), typeof import('../mentor-interest/text.en.ts')>
  'mentor-staff': Both<typeof import('../mentor/staff.text.hu.ts'), typeof import('../mentor/staff.text.en.ts')>
  'mentor': Both<typeof import('../mentor/text.hu.ts'), typeof import('../mentor/text.en.ts')>
  'mentored-project': Both<typeof import('../mentored-project/text.hu.ts'), typeof import('../mentored-project/text.en.ts')>
  'name-change-staff': Both<typeof import('../name-change/staff.text.hu.ts'), typeof import('../name-change/staff.text.en.ts')>
  'name-change': Both<typeof import('../name-change/text.hu.ts'), typeof import('../name-change/text.en.ts')>
  'news-staff': Both<typeof import('../news/staff.text.hu.ts'), typeof import('../news/staff.text.en.ts')>
  'news': Both<typeof import('../news/text.hu.ts'), typeof import('../news/text.en.ts')>
  'onboarding': Both<typeof import('../onboarding/text.hu.ts'), typeof import('../onboarding/text.en.ts')>
  'one-pager-staff': Both<typeof import('../one-pager/staff.text.hu.ts'), typeof import('../one-pager/staff.text.en.ts')>
  'one-pager': Both<typeof import('../one-pager/text.hu.ts'), typeof import('../one-pager/text.en.ts')>
  'own-data': Both<typeof import('../own-data/text.hu.ts'), typeof import('../own-data/text.en.ts')>
  'parts': Both<typeof import('../parts/text.hu.ts'), typeof import('../parts/text.en.ts')>
  'people-staff': Both<typeof import('../people/staff.text.hu.ts'), typeof import('../people/staff.text.en.ts')>
  'personality': Both<typeof import('../personality/text.hu.ts'), typeof import('../personality/text.en.ts')>
  'privacy': Both<typeof import('../privacy/text.hu.ts'), typeof import('../privacy/text.en.ts')>
  'profile': Both<typeof import('../profile/text.hu.ts'), typeof import('../profile/text.en.ts')>
  'programme-staff': Both<typeof import('../programme/staff.text.hu.ts'), typeof import('../programme/staff.text.en.ts')>
  'progress-report-staff': Both<typeof import('../progress-report/staff.text.hu.ts'), typeof import('../progress-report/staff.text.en.ts')>
  'progress-report': Both<typeof import('../progress-report/text.hu.ts'), typeof import('../progress-report/text.en.ts')>
  'project': Both<typeof import('../project/text.hu.ts'), typeof import('../project/text.en.ts')>
  'push-staff': Both<typeof import('../push/staff.text.hu.ts'), typeof import('../push/staff.text.en.ts')>
  'push': Both<typeof import('../push/text.hu.ts'), typeof import('../push/text.en.ts')>
  'registration-staff': Both<typeof import('../registration/staff.text.hu.ts'), typeof import('../registration/staff.text.en.ts')>
  'registration': Both<typeof import('../registration/text.hu.ts'), typeof import('../registration/text.en.ts')>
  'remark': Both<typeof import('../remark/text.hu.ts'), typeof import('../remark/text.en.ts')>
  'requests': Both<typeof import('../requests/text.hu.ts'), typeof import('../requests/text.en.ts')>
  'rescue-staff': Both<typeof import('../rescue/staff.text.hu.ts'), typeof import('../rescue/staff.text.en.ts')>
  'rescue': Both<typeof import('../rescue/text.hu.ts'), typeof import('../rescue/text.en.ts')>
  'security-staff': Both<typeof import('../security/staff.text.hu.ts'), typeof import('../security/staff.text.en.ts')>
  'security': Both<typeof import('../security/text.hu.ts'), typeof import('../security/text.en.ts')>
  'semester-staff': Both<typeof import('../semester/staff.text.hu.ts'), typeof import('../semester/staff.text.en.ts')>
  'semester': Both<typeof import('../semester/text.hu.ts'), typeof import('../semester/text.en.ts')>
  'setup-staff': Both<typeof import('../setup/staff.text.hu.ts'), typeof import('../setup/staff.text.en.ts')>
  'startup-lab-staff': Both<typeof import('../startup-lab/staff.text.hu.ts'), typeof import('../startup-lab/staff.text.en.ts')>
  'startup-lab': Both<typeof import('../startup-lab/text.hu.ts'), typeof import('../startup-lab/text.en.ts')>
  'statistics-staff': Both<typeof import('../statistics/staff.text.hu.ts'), typeof import('../statistics/staff.text.en.ts')>
  'statistics': Both<typeof import('../statistics/text.hu.ts'), typeof import('../statistics/text.en.ts')>
  'student-staff': Both<typeof import('../student/staff.text.hu.ts'), typeof import('../student/staff.text.en.ts')>
  'team-staff': Both<typeof import('../team/staff.text.hu.ts'), typeof import('../team/staff.text.en.ts')>
  'team': Both<typeof import('../team/text.hu.ts'), typeof import('../team/text.en.ts')>
  'terms-staff': Both<typeof import('../terms/staff.text.hu.ts'), typeof import('../terms/staff.text.en.ts')>
  'terms': Both<typeof import('../terms/text.hu.ts'), typeof import('../terms/text.en.ts')>
  'ui': Both<typeof import('../ui/text.hu.ts'), typeof import('../ui/text.en.ts')>
}
