export default {
  title: 'Register',
  intro: 'Students apply to the programme here. Your university confirms it, usually within 4–8 days.',
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
  toLogin: 'To sign-in',
  hints: {
    name: 'Letters, spaces, hyphens, apostrophes and full stops.',
    neptun: '6 letters or digits, such as AB12CD.',
    username:
      '3–30 letters, with or without accents, and digits; a dot, hyphen or underscore may stand between them.',
    otherEmail:
      'If you give another address, we send a mail there. Until you confirm it, sign in with the address of the invitation.',
  },
  privacy: {
    title: 'Privacy notice',
    what: 'We process your name, e-mail address, Neptun code and university, and what comes about in the programme: your lesson and exam results, the answers of your personality test and the work you hand in.',
    why: 'To run the programme: so that your university can identify you and grade your work, and teams can find each other.',
    who: 'Your university’s coordinator and the programme office see your data. Other students and mentors see only what you publish in your introduction.',
    howLong:
      'Unverified registrations are deleted after 30 days, rejected ones after 90 days. Study results follow your university’s rules.',
    rights:
      'You may ask for a copy, correction or deletion of your data at {contact}, and complain to the Hungarian National Authority for Data Protection and Freedom of Information.',
    version: 'Version of this notice: {version}',
  },
  success: {
    title: 'One more step: check your inbox',
    text: 'We have sent a verification mail to the address you gave. Its link lives for 24 hours. If you cannot find it, look into your spam folder too.',
    resend: 'Not there? Send another',
  },
  failed: {
    title: 'This link cannot be used',
    resend: 'Send a new verification mail',
    text: 'It has expired, was withdrawn or was used already. If you registered, ask for a new verification mail or register again; if you were invited, ask for a new invitation. If you have just created your account, sign in.',
  },
  verify: {
    title: 'Verify your e-mail address',
    text: 'Type the address you registered with and we will send a new verification mail.',
    resend: 'Send a new mail',
    sent: 'If a registration with this address is waiting for verification, a new mail is on its way.',
    confirmTitle: 'Verify your e-\u2060mail address',
    confirmText:
      'One step, and your registration goes to your university for confirmation. We ask for the password you chose at registration so that you do not confirm an account that somebody else made with your address.',
    wrongPassword:
      'This is not the password of the registration. Try again. If you did not choose that password, register again: the new registration replaces this one.',
    registerAgain: 'Register again',
    confirm: 'Verify',
  },
  proof: {
    address: 'The address to be confirmed:',
    otherUsername: 'Another username',
    neptunNotAccepted:
      'We cannot accept a registration with this Neptun code. If you mistyped it, register again with the right one; if the code is yours, write to {contact}.',
  },
  change: {
    title: 'Confirm your new e-\u2060mail address',
    text: 'From then on you sign in with this address. We ask for the password of your account so that nobody else can tie your address to an account of theirs.',
    wrongPassword:
      'This is not the password of the account. If you did not create the account, you need not do anything: your address will not belong to it.',
    submit: 'Confirm new address',
    done: 'From now on, sign in with this address.',
  },
  waiting: {
    title: 'Your registration is waiting for confirmation',
    registered: 'You registered',
    verified: 'You verified your e-mail address',
    waiting: 'Your university’s coordinator or the programme office looks at it',
    since: 'Waiting since {date}',
    start: 'Your semester starts',
    usual: 'Confirmation usually takes 4–8 days.',
    median: 'Lately, half of the decisions took no more than {days, number} days.',
    mail: 'We will send you a mail as soon as it is decided.',
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
      'Your account is ready. We have sent a mail to the address you gave; until you confirm it, sign in with {email}.',
  },
} as const
