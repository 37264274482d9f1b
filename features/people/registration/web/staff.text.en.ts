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
  searchHint: 'Name, email, Neptun',
  status: { WAITING: 'Waiting', ACCEPTED: 'Accepted', REJECTED: 'Rejected', UNVERIFIED: 'Unverified' },
  days: '{days, plural, =1 {#\u00a0day} other {#\u00a0days}}',
  since: 'Since {since}',
  sincePromised: 'Since {since}; the promise is {days, plural, one {#\u00a0day} other {#\u00a0days}}',
  promiseEnds: { over: 'overdue', today: 'due today', tomorrow: 'due tomorrow' },
  empty: 'No one has registered yet. People appear here as soon as they verify their email address.',
  allDone: 'No one is waiting: you have decided on every registration.',
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
      '{count, plural, =1 {We email the student, and they can sign in straight away.} other {We email them, and they can sign in straight away.}}',
    reject:
      '{count, plural, =1 {We email the student, with your reason. They can register again with the same Neptun code.} other {We email them, with your reason. They can register again with the same Neptun codes.}}',
    reopen:
      'This takes back the earlier decision. The student is signed out and can’t sign in until there is a new decision. We don’t email them about it.',
  },
  concerned: 'You are deciding on',
  reason: 'Reason',
  reasonHint:
    '{count, plural, =1 {The student gets this word for word in the email.} other {Each student gets this word for word in the email.}}',
  note: 'Note',
  noteHint: 'Only kept in the audit log.',
  undo: 'Undo',
  undone:
    '{count, plural, =1 {Undone, waiting again: {name}} other {Undone: # registrations are waiting again}}',
  done: {
    accept: '{count, plural, =1 {Accepted: {name}} other {# registrations accepted}}',
    reject: '{count, plural, =1 {Rejected: {name}} other {# registrations rejected}}',
    reopen: 'Reopened: {name}',
  },
  decidedByOthers: {
    now: '{count, plural, =1 {You have decided on # registration.} other {You have decided on # registrations.}}',
    before:
      '{count, plural, =1 {Someone else has decided on this one in the meantime, so nothing has changed.} other {Someone else has decided on these in the meantime, so nothing has changed for them.}}',
  },
  unverified: {
    title: 'Unverified registrations',
    since: 'Registered',
    registeredInCard: 'Registered: {date}',
    link: 'Last email',
    never: 'No email sent yet',
    expired: '{date}, expired',
    linkInCard: 'Last email: {date}',
    resend: 'Resend email',
    resendTo: 'Resend email: {name}',
    sent: 'Verification email sent: {name}',
    empty:
      'Everyone has verified their email address. Anyone who hasn’t appears here, and you can send them the email again.',
  },
  left: {
    decided: '{by} has decided on {name}’s registration in the meantime: {status}.',
    gone: '{name}’s registration is no longer in this list.',
  },
} as const
