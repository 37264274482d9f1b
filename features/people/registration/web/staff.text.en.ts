export default {
  title: 'Registration confirmation',
  columns: {
    name: 'Name',
    neptun: 'Neptun',
    university: 'University',
    status: 'Status',
    email: 'Email address',
    formerly: 'Earlier name',
    since: 'Waiting since',
    days: 'Waiting',
    decided: 'Decided by',
    acts: 'Actions',
  },
  searchHint: 'Name, email address or Neptun code',
  status: { WAITING: 'Waiting', ACCEPTED: 'Accepted', REJECTED: 'Rejected', UNVERIFIED: 'Unverified' },
  days: '{days, plural, =1 {# day} other {# days}}',
  since: 'Since {since}',
  late: 'Waiting for more than {days, number} days',
  empty: 'Nobody has registered yet. People appear here as soon as they verify their email address.',
  allDone: 'Every registration has been decided; nobody is waiting now.',
  markPage: 'Select page',
  markOne: 'Select {name}',
  marked: '{count, number} selected',
  markedFull: 'You can select {max, number} at most: decide on these first.',
  unmark: 'Clear selection',
  accept: 'Accept',
  reject: 'Reject',
  reopen: 'Reopen',
  actOn: '{act}: {name}',
  ask: {
    accept: '{count, plural, =1 {Accept this registration?} other {Accept these # registrations?}}',
    reject: '{count, plural, =1 {Reject this registration?} other {Reject these # registrations?}}',
    reopen: 'Reopen this registration?',
  },
  effect: {
    accept:
      '{count, plural, =1 {We notify the student by email, and they can sign in at once.} other {We notify them by email, and they can sign in at once.}}',
    reject:
      '{count, plural, =1 {We notify the student by email, with your reason. They may register again with the same Neptun code.} other {We notify them by email, with your reason. They may register again with the same Neptun codes.}}',
    reopen:
      'The earlier decision is withdrawn: the student is signed out, gets no email about it, and cannot sign in until there is a new decision.',
  },
  concerned: 'You are deciding on',
  reason: 'Reason',
  reasonHint:
    '{count, plural, =1 {The student gets this word for word in the email.} other {Each student gets this word for word in the email.}}',
  note: 'Note (optional)',
  noteHint: 'Kept in the audit log only.',
  undo: 'Undo',
  undone:
    '{count, plural, =1 {Undone, waiting again: {name}} other {Undone: # registrations are waiting again}}',
  done: {
    accept: '{count, plural, =1 {Accepted: {name}} other {# registrations accepted}}',
    reject: '{count, plural, =1 {Rejected: {name}} other {# registrations rejected}}',
    reopen: 'Reopened: {name}',
  },
  decidedByOthers: {
    now: '{count, plural, =1 {You have decided # registration.} other {You have decided # registrations.}}',
    before:
      '{count, plural, =1 {Somebody else has decided this one meanwhile, so nothing has changed.} other {Somebody else has decided these meanwhile, so nothing has changed for them.}}',
  },
  unverified: {
    title: 'Unverified registrations',
    since: 'Registered',
    registered: '{date}',
    link: 'Last email',
    never: 'No email sent yet',
    mailed: '{date}',
    expired: '{date}, expired',
    resend: 'Send the email again',
    resendTo: 'Send the email again: {name}',
    sent: 'Verification email sent: {name}',
    empty:
      'Everybody has verified their email address. Who has not appears here, and you can send them the email again.',
  },
  left: {
    decided: 'Meanwhile {by} has decided the registration of {name}: {status}.',
    gone: 'The registration of {name} has meanwhile left the list.',
  },
} as const
