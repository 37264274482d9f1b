export default {
  title: 'Name changes',
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
  empty: 'No one has asked for a name change yet. As soon as a student does, you’ll see it here.',
  allDone: 'No one is waiting: you have decided on every request.',
  accept: 'Accept',
  reject: 'Reject',
  actOn: '{act}: {name}',
  fromTo: '{from} → {to}',
  reasonOf: 'Reason: “<written>{reason}</written>”',
  ask: { accept: 'Accept the new name?', reject: 'Reject the new name?' },
  effect: {
    accept:
      'This name appears everywhere from now on, and on the next certificate they download. We email the student.',
    reject: 'The student’s name doesn’t change. We email them, with your reason.',
  },
  rejection: 'Reason for rejecting',
  rejectionHint: 'The student gets it word for word in the email.',
  done: { accept: 'Accepted: {name}', reject: 'Rejected: {name}' },
  late: {
    decided: '{by} has decided on this in the meantime: {status}. Nothing has changed.',
    withdrawn: 'The student has withdrawn the request in the meantime. Nothing has changed.',
    somebody: 'Someone else',
  },
  waiting:
    '{count, plural, =1 {One name change is waiting for a decision.} other {# name changes are waiting for a decision.}}',
  toList: 'To name changes',
  asked: 'The student has asked for a name change',
} as const
