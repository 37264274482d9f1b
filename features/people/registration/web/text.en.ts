export default {
  closed: {
    what: 'Registration is closed at the moment. If you have been invited, the link in the email still lets you in.',
    writeTo: 'Questions? Write to the programme office:',
  },
  title: 'Register',
  intro:
    'Sign up for the programme here. Your university then confirms your registration, usually within 4–\u20608 days.',
  surname: 'Surname',
  firstname: 'First name',
  neptun: 'Neptun code',
  username: 'Username',
  university: 'University',
  chooseUniversity: 'Choose your university',
  acceptPrivacy: 'I have read and acknowledge the privacy notice',
  privacyRequired: 'You need to tick this to register',
  submit: 'Register',
  haveAccount: 'Already have an account?',
  toLogin: 'Sign in',
  missing: {
    surname: 'enter your surname',
    firstname: 'enter your first name',
    university: 'choose your university',
    neptun: 'enter your Neptun code',
    username: 'choose a username',
    email: 'enter your email address',
    password: 'choose a password',
  },
  hints: {
    name: 'Use letters, spaces, hyphens, apostrophes and full stops.',
    neptun: '6 letters or digits, such as AB12CD.',
    username: '3–30 letters (accents are fine) and digits, with dots, hyphens or underscores between them.',
    otherEmail:
      'If you enter a different address, we’ll send an email there. Until you verify it, sign in with the address we invited.',
  },
  success: {
    title: 'One more step: check your inbox',
    text: 'We have sent a verification email to your address.',
    sentTo: 'We have sent the verification email to <strong>{email}</strong>',
    registered: 'You registered',
    open: 'Open the email and follow the link in it',
    valid: 'The link is valid for 24 hours.',
    confirm: 'Your university confirms your registration',
    webmail: 'Open {name}',
    notArrived: 'Nothing there?',
    look: 'Check your spam folder too. If you mistyped the address, correct it: everything you typed is still there, except your password.',
    wrong: 'I mistyped the address',
    wait: 'You can ask for another email in {seconds, plural, one {#\u00a0second} other {#\u00a0seconds}}.',
    resend: 'Send it again',
    again: 'If your registration is still waiting for verification, a new email is on its way.',
  },
  failed: {
    title: 'This link doesn’t work',
    text: 'It has expired, has been withdrawn or used already, or you only copied part of it. If you have just created your account, sign in.',
    ask: 'If you were invited, ask the person who invited you for a new invitation, or write to the programme office:',
    expiredTitle: 'This invitation has expired',
    expired:
      'Ask for a new one: we’ll send it to the same email address. If you have received a newer invitation since, use that one.',
    renew: 'Send me a new invitation',
    renewed:
      'If the invitation hasn’t been withdrawn or used, a new one is on its way to the same email address. If you can’t find it, check your spam folder.',
    noMail: 'Still nothing, or has your address changed? Write to the programme office:',
    usedTitle: 'This invitation has already been used',
    used: 'An account has been created with it. If that was you, sign in; if you have forgotten your password, you can set a new one there.',
  },
  dead: {
    resend: 'Send a new verification email',
    usedTitle: 'This link has already been used',
    used: 'Your email address has been verified. Sign in to see how your registration is doing.',
    expired: 'This link has expired. Ask for a new verification email.',
    unknown:
      'This link is incomplete or wrong. Open it from the email again, or ask for a new verification email.',
  },
  verify: {
    title: 'Verify your email address',
    text: 'Enter the address you registered with and we’ll send a new verification email.',
    resend: 'Send a new email',
    sent: 'If a registration with this address is waiting for verification, a new email is on its way.',
    confirmTitle: 'Verify your email address',
    confirmText:
      'One more step, and your registration goes to your university for confirmation. Enter the password you chose when you registered, so that you don’t verify an account someone else has created with your address.',
    wrongPassword:
      'This isn’t the password you registered with. Try again. If you didn’t choose that password, register again: the new registration replaces this one.',
    registerAgain: 'Register again',
    confirm: 'Verify',
  },
  proof: {
    address: 'Address to verify:',
    otherUsername: 'Choose another username',
    neptunNotAccepted:
      'We can’t accept a registration with this Neptun code. If you mistyped it, register again with the right one; if the code is yours, write to {contact}.',
  },
  change: {
    title: 'Verify your new email address',
    text: 'From then on you sign in with this address. Enter the password of your account, so that no one else can link your address to theirs.',
    wrongPassword:
      'This isn’t the password of the account. If you didn’t create the account, there’s nothing to do: your address won’t be linked to it.',
    submit: 'Verify new address',
    done: 'From now on, sign in with this address.',
    dead: {
      used: 'Your new address has already been verified: sign in with it.',
      expired: 'This link has expired, so your account still has its old address. Sign in with that one.',
      unknown:
        'This link is incomplete or wrong. Open it from the email again. Until you verify your new address, sign in with the old one.',
    },
  },
  waiting: {
    title: 'Your registration is waiting for confirmation',
    registered: 'You registered',
    verified: 'You verified your email address',
    waiting: 'Your university’s coordinator or the programme office is reviewing it',
    since: 'Waiting since {date}',
    start: 'Your semester starts',
    usual: 'Confirmation usually takes 4–\u20608 days.',
    median:
      '{days, plural, =1 {Lately, half of all decisions came within a day.} other {Lately, half of all decisions came within #\u00a0days.}}',
    mail: 'We’ll email you as soon as there is a decision.',
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
      'Your account is ready. We have sent an email to your new address; until you verify it, sign in with {email}.',
  },
} as const
