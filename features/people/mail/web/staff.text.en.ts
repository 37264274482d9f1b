export default {
  title: 'Messages that didn’t arrive',
  searchHint: 'Name, email address or Neptun code',
  columns: { name: 'Name', role: 'Role', state: 'What became of it', help: 'What helps', acts: 'Actions' },
  ofPerson: 'What became of their messages',
  filter: 'The message',
  states: {
    ON_ITS_WAY: 'On its way',
    WAITING: 'Waiting',
    TAKEN: 'Taken by the email server',
    REFUSED: 'Refused',
    GIVEN_UP: 'Given up',
    KEPT: 'Not sent',
  },
  since: {
    WAITING:
      '{count, plural, =0 {Waiting since {date}.} one {Waiting since {date}, # try failed, we will try again.} other {Waiting since {date}, # tries failed, we will try again.}}',
    REFUSED: '{date}:',
    GIVEN_UP:
      '{count, plural, =0 {Not tried any more since {date}.} one {Not tried any more since {date}: # try failed.} other {Not tried any more since {date}: # tries failed.}}',
    KEPT: 'No email server is set: it leaves as soon as there is one ({date}).',
  },
  reasons: {
    'no-mailbox': 'There is no such mailbox, the address is probably mistyped.',
    full: 'The mailbox is full.',
    blocked: 'The recipient’s email server didn’t let the message in.',
    unreachable: 'The email server can’t be reached.',
    busy: 'The recipient’s email server doesn’t take the message at present.',
    other: 'The email server didn’t take the message.',
  },
  answer: 'The server’s answer:',
  counts: {
    REFUSED:
      '{count, plural, one {The message to # person was refused.} other {Messages to # people were refused.}}',
    GIVEN_UP:
      '{count, plural, one {The message to # person couldn’t be sent.} other {Messages to # people couldn’t be sent.}}',
    WAITING:
      '{count, plural, one {The message to # person is waiting.} other {Messages to # people are waiting.}}',
  },
  toMails: 'Have a look',
  empty: 'Every message has arrived. One that is refused or waits for long appears here.',
  person: {
    REFUSED: 'The last message to this person was refused.',
    GIVEN_UP: 'The last message to this person couldn’t be sent, and isn’t tried any more.',
    WAITING: 'The last message to this person hasn’t arrived yet.',
  },
  help: {
    INVITATION: 'Correct the address, or send the invitation again.',
    VERIFICATION: 'Send the verification again. A wrong address needs a new registration.',
    MAIL: 'Send it again if the address is right.',
    waits: 'After the decision the address can be corrected on the student’s page.',
    student: 'Correct the address on the student’s page',
    account: 'Correct the address among the accounts',
  },
  acts: {
    resend: 'Send again',
    resendTo: 'Send again: {name}',
    correct: 'Correct address',
    correctOf: 'Correct address: {name}',
    sent: 'The new message is on its way: {name}',
  },
  try: {
    what: 'What became of the test message',
    send: 'Send a test message to myself',
    to: 'It goes to {email}',
    none: 'You haven’t sent a test message yet.',
  },
} as const
