export default {
  title: 'Registration confirmation',
  columns: {
    name: 'Name',
    neptun: 'Neptun',
    university: 'University',
    status: 'Status',
    since: 'Waiting since',
    acts: 'Actions',
  },
  searchHint: 'Name, e-mail address or Neptun code',
  status: { WAITING: 'Waiting', ACCEPTED: 'Accepted', REJECTED: 'Rejected', UNVERIFIED: 'Unverified' },
  empty: 'Nobody has registered yet. People appear here as soon as they verify their e-mail address.',
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
      '{count, plural, =1 {We notify the student by e-mail, and they can sign in at once.} other {We notify them by e-mail, and they can sign in at once.}}',
    reject:
      '{count, plural, =1 {We notify the student by e-mail, with your reason. They may register again with the same Neptun code.} other {We notify them by e-mail, with your reason. They may register again with the same Neptun codes.}}',
    reopen:
      'The earlier decision is withdrawn: the student is signed out, gets no mail about it, and cannot sign in until there is a new decision.',
  },
  concerned: 'You are deciding on',
  reason: 'Reason',
  reasonHint:
    '{count, plural, =1 {The student gets this word for word in the mail.} other {Each student gets this word for word in the mail.}}',
  note: 'Note (optional)',
  noteHint: 'Kept in the audit log only.',
  characters: '{count, number} / {max, number} characters',
  done: {
    accept: '{count, plural, =1 {Accepted: {name}} other {# registrations accepted}}',
    reject: '{count, plural, =1 {Rejected: {name}} other {# registrations rejected}}',
    reopen: 'Reopened: {name}',
  },
  alreadyDecided: '{done}. Already decided by somebody else: {count}.',
  decidedBefore: 'Already decided by {name}: {status}.',
  noneLeft: 'Somebody else has already decided these.',
} as const
