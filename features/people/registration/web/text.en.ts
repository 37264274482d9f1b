export default {
  closed: {
    what: 'Registration is closed at present. If you were invited, the link in the message lets you in.',
    writeTo: 'Questions? Write to the programme office:',
  },
  title: 'Register',
  intro:
    'Students register for the programme here. Your university confirms your registration, usually within 4–\u20608 days.',
  surname: 'Surname',
  firstname: 'First name',
  neptun: 'Neptun code',
  username: 'Username',
  university: 'University',
  chooseUniversity: 'Choose your university',
  acceptPrivacy: 'I have read and acknowledge the privacy notice',
  privacyRequired: 'This is needed to register',
  submit: 'Register',
  haveAccount: 'Already have an account?',
  toLogin: 'Sign in',
  hints: {
    name: 'Letters, spaces, hyphens, apostrophes and full stops.',
    neptun: '6 letters or digits, such as AB12CD.',
    username:
      '3–30 letters, with or without accents, and digits; a dot, hyphen or underscore may stand between them.',
    otherEmail:
      'If you give another address, we send an email there. Until you verify it, sign in with the address of the invitation.',
  },
  success: {
    title: 'One more step: check your inbox',
    text: 'We have sent a verification email to the address you gave.',
    sentTo: 'We have sent the verification email to <strong>{email}</strong>',
    registered: 'You registered',
    open: 'Open the email and follow the link in it',
    valid: 'The link is valid for 24 hours.',
    confirm: 'Your university confirms your registration',
    webmail: 'Open {name}',
    notArrived: 'Nothing arrived?',
    look: 'Look in your spam folder too. If you mistyped the address, correct it: what you typed is still there, except for your password.',
    wrong: 'I mistyped the address',
    wait: 'You can ask for another email in {seconds, plural, one {# second} other {# seconds}}.',
    resend: 'Send another email',
    again: 'If your registration is still waiting for verification, a new email is on its way.',
  },
  failed: {
    title: 'This link can’t be used',
    text: 'It has expired, was withdrawn, has already been used, or only part of it was copied. If you have just created your account, sign in.',
    ask: 'If you were invited, ask whoever invited you for a new invitation, or write to the programme office:',
    expiredTitle: 'This invitation is no longer valid',
    expired:
      'Ask for a new one: we send it to the email address that this one came to. If a newer invitation has reached you since, use that one.',
    renew: 'Ask for a new invitation',
    renewed:
      'If the invitation wasn’t withdrawn and no one has used it yet, a new one is on its way to the email address that this one came to. If you can’t find it, look in your spam folder too.',
    noMail: 'It doesn’t arrive, or your address has changed? Write to the programme office:',
    usedTitle: 'This invitation has already been used',
    used: 'The account was made with it. If it was you, sign in; if you have forgotten your password, you can ask for a new one there.',
  },
  dead: {
    resend: 'Send a new verification email',
    usedTitle: 'This link has already been used',
    used: 'Your email address was verified with it. Sign in to see how your registration stands.',
    expired: 'This link has expired. Ask for a new verification email.',
    unknown:
      'This link is incomplete or wrong. Open it from the email again, or ask for a new verification email.',
  },
  verify: {
    title: 'Verify your email address',
    text: 'Enter the address you registered with and we will send a new verification email.',
    resend: 'Send a new email',
    sent: 'If a registration with this address is waiting for verification, a new email is on its way.',
    confirmTitle: 'Verify your email address',
    confirmText:
      'One step, and your registration goes to your university for confirmation. We ask for the password you chose at registration so that you don’t verify an account that someone else made with your address.',
    wrongPassword:
      'This isn’t the password of the registration. Try again. If you didn’t choose that password, register again: the new registration replaces this one.',
    registerAgain: 'Register again',
    confirm: 'Verify',
  },
  proof: {
    address: 'The address to be verified:',
    otherUsername: 'Another username',
    neptunNotAccepted:
      'We can’t accept a registration with this Neptun code. If you mistyped it, register again with the right one; if the code is yours, write to {contact}.',
  },
  change: {
    title: 'Verify your new email address',
    text: 'From then on you sign in with this address. We ask for the password of your account so that no one else can tie your address to an account of theirs.',
    wrongPassword:
      'This isn’t the password of the account. If you didn’t create the account, you don’t need to do anything: your address won’t belong to it.',
    submit: 'Verify new address',
    done: 'From now on, sign in with this address.',
    dead: {
      used: 'Your new address has been verified with it: sign in with that address.',
      expired:
        'This link has expired, so your new address doesn’t belong to your account. Sign in with the address you had.',
      unknown:
        'This link is incomplete or wrong. Open it from the email again. Until you verify your new address, sign in with the address you had.',
    },
  },
  waiting: {
    title: 'Your registration is waiting for confirmation',
    registered: 'You registered',
    verified: 'You verified your email address',
    waiting: 'Your university’s coordinator or the programme office reviews it',
    since: 'Waiting since {date}',
    start: 'Your semester starts',
    usual: 'Confirmation usually takes 4–\u20608 days.',
    median: 'Lately, half of the decisions were made within {days, plural, one {# day} other {# days}}.',
    mail: 'We will send you an email as soon as it is decided.',
    toLogin: 'Back to sign-in',
  },
  invited: {
    title: 'Welcome to Rajt',
    as: {
      STUDENT: '{name}, you are invited as a student. Set up your account.',
      MENTOR: '{name}, you are invited as a mentor. Set up your account.',
      OFFICE: '{name}, you are invited as a member of the programme office. Set up your account.',
      UNIVERSITY: '{name}, you are invited as a university coordinator. Set up your account.',
    },
    acknowledged: 'By creating your account you acknowledge the privacy notice.',
    submit: 'Create account',
    done: 'Your account is ready. Sign in!',
    doneOther:
      'Your account is ready. We have sent an email to the address you gave; until you verify it, sign in with {email}.',
  },
} as const
