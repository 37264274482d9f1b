export default {
  open: 'Security',
  openFor: 'Security: {name}',
  title: 'Help with signing in',
  sessions:
    '{count, plural, =0 {Not signed in anywhere now.} =1 {Signed in on one device.} other {Signed in on # devices.}}',
  secondFactorOn: 'Two-step sign-in: on since {date}.',
  secondFactorOff: 'Two-step sign-in: off.',
  choose: 'What should happen?',
  acts: { end: 'Sign out everywhere', reset: 'Reset two-step sign-in' },
  effects: {
    end: 'Signed out on every device; the password stays.',
    reset:
      'Only when both the phone and the recovery codes are lost. Make sure it is really them asking. It is turned off, they are signed out everywhere and told by email.',
  },
  confirm: { end: 'Sign out', reset: 'Reset' },
  reason: 'Reason',
  reasonHint: 'They read it in the email, and it goes into the audit log.',
  sessionsEnded: 'Signed out everywhere: {name}',
  wasReset: 'Two-step sign-in was turned off: {name}',
} as const
