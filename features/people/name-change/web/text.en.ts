export default {
  title: 'Name',
  name: 'Your name',
  hint: 'This name has been confirmed: it stands in the lists and on your certificate. If it has changed or is wrong, ask for another one; the coordinator of your university or the programme office decides.',
  ask: 'Ask for another name',
  waiting:
    'You asked for this name: {name} ({date}). Until it is decided, your present name stands everywhere.',
  accepted: 'This name has been accepted: {name} ({date}).',
  rejected: 'This name hasn’t been accepted: {name} ({date}).',
  reasonOf: 'Reason: “<written>{reason}</written>”',
  withdraw: 'Withdraw the request',
  withdrawn: 'You have withdrawn the request',
  asking: {
    title: 'Ask for another name',
    effect: 'We write to you about the decision. Until then your present name stays.',
    surname: 'New surname',
    firstname: 'New first name',
    reason: 'Why does it change?',
    reasonHint: 'For example: I got married, or it was mistyped at registration. Whoever decides reads this.',
    confirm: 'Send the request',
    done: 'The request has been sent',
  },
} as const
