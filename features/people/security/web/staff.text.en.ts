export default {
  open: 'Security',
  openFor: 'Security: {name}',
  title: 'Help with signing in',
  sessions:
    '{count, plural, =0 {Not signed in anywhere.} =1 {Signed in on one device.} other {Signed in on # devices.}}',
  secondFactorOn: 'Two-step sign-in: on since {date}.',
  secondFactorOff: 'Two-step sign-in: off.',
  choose: 'What would you like to do?',
  acts: { end: 'Sign out everywhere', reset: 'Reset two-step sign-in' },
  effects: {
    end: 'They are signed out on every device; the password stays the same.',
    reset:
      'Only if they have lost both their phone and their recovery codes. Make sure it is really them asking. We turn it off, sign them out everywhere and tell them by email.',
  },
  confirm: { end: 'Sign out', reset: 'Reset' },
  reason: 'Reason',
  reasonHint: 'They see it in the email, and it is kept in the audit log.',
  sessionsEnded: 'Signed out everywhere: {name}',
  wasReset: 'Two-step sign-in turned off: {name}',
} as const
