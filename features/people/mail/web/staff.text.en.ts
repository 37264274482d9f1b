export default {
  title: 'Emails that didn’t arrive',
  searchHint: 'Name, email, Neptun',
  columns: { name: 'Name', role: 'Role', state: 'What happened', help: 'How to fix it', acts: 'Actions' },
  ofPerson: 'What happened to their emails',
  filter: 'Email',
  states: {
    ON_ITS_WAY: 'On its way',
    WAITING: 'Waiting',
    TAKEN: 'Accepted by the email server',
    REFUSED: 'Refused',
    GIVEN_UP: 'Failed',
    KEPT: 'Not sent yet',
  },
  since: {
    WAITING:
      '{count, plural, =0 {Waiting since {date}.} one {Waiting since {date}. # try has failed; we’ll try again.} other {Waiting since {date}. # tries have failed; we’ll try again.}}',
    REFUSED: '{date}:',
    GIVEN_UP:
      '{count, plural, =0 {Failed on {date}.} one {Failed on {date} after # try.} other {Failed on {date} after # tries.}}',
    KEPT: 'Waiting for an email server ({date}).',
  },
  kept: 'Waiting for an email server.',
  reasons: {
    'no-mailbox': 'There is no such mailbox. The address is probably mistyped.',
    full: 'The mailbox is full.',
    blocked: 'The recipient’s email server blocked it.',
    unreachable: 'We can’t reach the email server.',
    busy: 'The recipient’s email server isn’t accepting emails right now.',
    other: 'The email server didn’t accept it.',
  },
  answer: 'The server’s answer:',
  counts: {
    REFUSED:
      '{count, plural, one {The email to # person was refused.} other {Emails to # people were refused.}}',
    GIVEN_UP:
      '{count, plural, one {We couldn’t send an email to # person.} other {We couldn’t send emails to # people.}}',
    WAITING:
      '{count, plural, one {The email to # person is waiting.} other {Emails to # people are waiting.}}',
  },
  toMails: 'Take a look',
  empty: 'All emails have been delivered. If one is refused or has to wait for long, you’ll see it here.',
  person: {
    REFUSED: 'The last email to this person was refused.',
    GIVEN_UP: 'We couldn’t send the last email to this person, and have stopped trying.',
    WAITING: 'The last email to this person hasn’t arrived yet.',
  },
  help: {
    INVITATION: 'Correct the address, or send the invitation again.',
    VERIFICATION: 'Send the verification again. If the address is wrong, they need to register again.',
    MAIL: 'Send it again if the address is right.',
    waits: 'You can correct the address on the student’s page once you have decided on the registration.',
    student: 'Correct the address on the student’s page',
    account: 'Correct the address under Accounts',
  },
  acts: {
    resend: 'Send again',
    resendTo: 'Send again: {name}',
    correct: 'Correct address',
    correctOf: 'Correct address: {name}',
    sent: 'New email on its way: {name}',
  },
  try: {
    what: 'What happened to the test email',
    send: 'Send myself a test email',
    to: 'To <address>{email}</address>',
    none: 'You haven’t sent a test email yet.',
  },
} as const
