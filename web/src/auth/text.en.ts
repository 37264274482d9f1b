export default {
  email: 'E-mail address',
  password: 'Password',
  showPassword: 'Show password',
  newPassword: 'New password',
  newPasswordAgain: 'New password again',
  backToLogin: 'Back to sign-in',
  rules: { length: 'At least 8 characters', number: 'At least 1 number', met: 'met', open: 'not met yet' },
  login: {
    title: 'Sign in',
    submit: 'Sign in',
    ended: 'Your session has ended. Sign in, and go on where you were.',
    forgot: 'I forgot my password',
    new: 'No account yet?',
    register: 'Register',
    resend: 'Send a new verification mail',
    wrong: 'Incorrect e-mail or password',
    networkError: 'Network access error. Check your internet connection',
    otherError: 'An error has occurred. Try again later.',
  },
  code: {
    label: 'Code from the e-mail',
    login:
      'Many attempts to sign in have failed lately. To keep others out, we have sent a code to the account’s e-mail address. It is valid for {minutes, number} minutes.',
    register:
      'Many registrations have arrived in a short time, so we have sent a code to the e-mail address you gave: type it here and you are done. It is valid for {minutes, number} minutes.',
    again:
      'If possible, we have sent a new code. The earlier one works too until it expires. Look into your spam folder as well.',
    wrong: 'This code is wrong or has expired. Look at the latest mail, or ask for a new code.',
    resend: 'Send a new code',
    wait: 'You can ask for a new code in {seconds, number} seconds.',
  },
  signedIn: {
    title: 'You are signed in here',
    text: '{email} is signed in on this device. Log out to use this link; you come back to it at once.',
    logout: 'Log out and go on',
    stay: 'Stay signed in',
  },
  forgot: {
    title: 'Forgotten password',
    text: 'Give your e-mail address and we will send you a link to set a new password.',
    submit: 'Request a link',
    doneTitle: 'Check your inbox',
    doneText:
      'If an account belongs to this address, a mail with the link arrives within minutes. The link lives for one hour. If you cannot find it, look into your spam folder too.',
  },
  change: {
    title: 'Set a new password',
    submit: 'Save password',
    doneTitle: 'Your password has been changed',
    doneText: 'You have been signed out on every device. Sign in with your new password.',
    failedTitle: 'The password could not be changed',
    failedText: 'The link has expired or was used already. Please request a new one.',
  },
} as const
