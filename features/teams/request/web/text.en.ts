export default {
  title: 'Applications and invitations',
  titleOfMentor: 'Requests',
  none: 'You have no invitations and aren’t waiting for any answers. Have a look at the projects that need a member!',
  closesByItself: 'Requests close automatically if no one answers in time.',
  find: 'Find a project',
  all: 'Show all ({count, number})',
  fewer: 'Show fewer',
  named: {
    APPLICATION: {
      SENT: 'Your application: <written>{project}</written>',
      RECEIVED: '{other} has applied to your project',
    },
    INVITATION: {
      SENT: 'You invited {other}',
      RECEIVED: '{other} has invited you to their team: <written>{project}</written>',
    },
    MENTOR_APPLICATION: {
      SENT: 'Your request to {other}',
      RECEIVED: '<written>{project}</written> would like you as its mentor',
    },
  },
  next: {
    received: 'Waiting for your answer',
    seen: 'Opened on {date}, not answered yet',
    unseen: 'Not opened yet',
  },
  left: {
    days: '{count, plural, one {#\u00a0day left} other {#\u00a0days left}}',
    hours: '{count, plural, =0 {closes within an hour} one {#\u00a0hour left} other {#\u00a0hours left}}',
    until: 'until {until}',
  },
  accepted: 'Accepted',
  closed: 'Closed',
  revoked: '{direction, select, SENT {you withdrew it} other {it was withdrawn}}',
  declined:
    '{kind, select, MENTOR_APPLICATION {{direction, select, SENT {Declined} other {You declined}}} other {{direction, select, SENT {Not accepted} other {You didn’t accept it}}}}',
  typical: {
    hours:
      '{count, plural, one {Half of all answers so far came within an hour.} other {Half of all answers so far came within #\u00a0hours.}}',
    days: '{count, plural, one {Half of all answers so far came within a day.} other {Half of all answers so far came within #\u00a0days.}}',
  },
  pending: 'Waiting for an answer',
  clock: {
    answerBy: 'Answer by {date}',
    expires: '{days, plural, =0 {closes today} one {#\u00a0day left} other {#\u00a0days left}}',
  },
  over: {
    'joined-another-team': '{name} has joined another team in the meantime.',
    'has-own-project': '{name} has created a project in the meantime.',
    'team-full': 'Your team filled up in the meantime.',
    'team-complete': 'You have marked your team as complete in the meantime.',
    'account-disabled': '{name} has left the programme in the meantime.',
    'project-dissolved': 'The project was dissolved in the meantime.',
    'office-assigned': 'The programme office has added {name} to your team in the meantime.',
    'semester-ended': 'The semester has ended in the meantime.',
    expired: 'The time to answer ran out in the meantime.',
    REVOKED: '{name} withdrew it in the meantime.',
    ACCEPTED: 'You have already accepted this in another window.',
    REJECTED: 'You have already rejected this in another window.',
    theirs: {
      ACCEPTED: '{name} accepted in the meantime, and is in your team.',
      REJECTED: '{name} declined in the meantime.',
    },
    other: 'This was closed in the meantime.',
  },
} as const
