/**
 * Every mail there is, by its template: whether it comes only when somebody asked for it with this address. What comes
 * unasked tells of something that has happened, and may well be a reason to do something.
 */
export const isAskedFor = {
  'already-registered': true,
  'certificate-issued': false,
  'confirm-corrected-email': false,
  'confirm-email': true,
  'email-changed': false,
  'email-corrected': false,
  'email-correction-asked': false,
  'exam-regraded': false,
  'handed-in': false,
  invitation: false,
  'name-change-accepted': false,
  'name-change-rejected': false,
  'mail-test': true,
  'new-sign-in': false,
  'one-pager-missed': false,
  'password-changed': false,
  'recovery-code-used': false,
  'plan-failed': false,
  'registration-accepted': false,
  'registration-code': true,
  'registration-rejected': false,
  'remark-answered': false,
  rescue: false,
  'reset-password': true,
  'second-factor-changed': false,
  'second-factor-reset': false,
  'semester-opened': false,
  'sign-in-code': true,
  'team-corrected': false,
  'team-request': false,
  'verify-email': true,
} as const satisfies Record<string, boolean>

export type MailTemplate = keyof typeof isAskedFor
