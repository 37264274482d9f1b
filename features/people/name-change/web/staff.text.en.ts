export default {
  title: 'Changes of name',
  searchHint: 'Name, email address or Neptun code',
  columns: {
    name: 'Student',
    to: 'Requested name',
    university: 'University',
    at: 'Requested',
    status: 'Status',
    acts: 'Actions',
  },
  status: { WAITING: 'Waiting', ACCEPTED: 'Accepted', REJECTED: 'Rejected', WITHDRAWN: 'Withdrawn' },
  by: '{name}, {date}',
  empty: 'No one has asked for another name yet. As soon as a student does, it appears here.',
  allDone: 'Every request has been decided, no one is waiting now.',
  accept: 'Accept',
  reject: 'Reject',
  actOn: '{act}: {name}',
  fromTo: '{from} → {to}',
  reasonOf: 'Reason: “<written>{reason}</written>”',
  ask: { accept: 'Accept the new name?', reject: 'Reject the new name?' },
  effect: {
    accept:
      'From now on this name stands everywhere, and on the certificate that is downloaded next. The student is told in an email.',
    reject: 'The name of the student doesn’t change. They are told in an email, with the reason.',
  },
  rejection: 'Reason of the rejection',
  rejectionHint: 'The student gets it word for word in the email.',
  done: { accept: 'Accepted: {name}', reject: 'Rejected: {name}' },
  late: {
    decided: '{by} has decided about this in the meantime: {status}. So nothing has changed.',
    withdrawn: 'The student has withdrawn the request in the meantime, so nothing has changed.',
    somebody: 'Someone else',
  },
  waiting:
    '{count, plural, =1 {One request for another name is waiting.} other {# requests for another name are waiting.}}',
  toList: 'To the changes of name',
  asked: 'The student asks for another name',
} as const
