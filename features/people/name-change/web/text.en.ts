export default {
  title: 'Name',
  name: 'Your name',
  hint: 'This name has been confirmed, and it appears in lists and on your certificate. If it has changed or is wrong, ask us to change it; your university’s coordinator or the programme office decides.',
  ask: 'Ask for a name change',
  waiting:
    'You have asked for this name: {name} ({date}). Until there is a decision, your current name stays everywhere.',
  accepted: 'We have accepted this name: {name} ({date}).',
  rejected: 'We couldn’t accept this name: {name} ({date}).',
  reasonOf: 'Reason: “<written>{reason}</written>”',
  withdraw: 'Withdraw request',
  withdrawn: 'Request withdrawn',
  asking: {
    title: 'Ask for a name change',
    effect: 'We’ll email you about the decision. Until then your current name stays.',
    surname: 'New surname',
    firstname: 'New first name',
    reason: 'Why is it changing?',
    missing: {
      surname: 'enter your new surname',
      firstname: 'enter your new first name',
      reason: 'write why it changes',
    },
    reasonHint:
      'For example: I got married, or it was mistyped when I registered. The person who decides reads this.',
    confirm: 'Send request',
    done: 'Request sent',
  },
} as const
