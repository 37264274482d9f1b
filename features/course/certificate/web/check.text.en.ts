export default {
  checkTitle: 'Check a certificate',
  checkText: 'Scan the QR code on the certificate, or check the downloaded PDF here. No need to sign in.',
  fileTitle: 'Check a PDF',
  fileText: 'Choose the downloaded file. Your browser checks it: the file never leaves your device.',
  choose: 'Choose a PDF',
  fileGenuine: 'This is exactly the file we signed: not one byte has changed.',
  since: 'Not valid since {date}',
  answers: {
    VALID: {
      title: 'Valid certificate',
      text: 'This is what our register says. If the paper or the file says something else, trust this page.',
    },
    SUPERSEDED: {
      title: 'This certificate has been replaced',
      text: 'The certificate is genuine, but there is a later one. Only the latest certificate is valid, so ask for that one.',
    },
    REVOKED: {
      title: 'Revoked certificate',
      text: 'The programme office has revoked this certificate, so it isn’t valid.',
    },
    unknown: {
      title: 'There is no such certificate',
      text: 'Our register has no certificate with this code. Check that your browser has the whole address.',
    },
    offline: {
      title: 'The file is genuine, but we can’t tell whether it is still valid',
      text: 'The signature is ours and the file hasn’t changed. You need a connection to see whether it has been revoked: try again later.',
    },
    unsigned: {
      title: 'This file doesn’t have our signature',
      text: 'It wasn’t downloaded from Rajt, or it has been saved again by another program. Ask for the original PDF.',
    },
    foreign: {
      title: 'Not signed with our key',
      text: 'The file names a signing key that isn’t ours, so it doesn’t come from us.',
    },
    changed: {
      title: 'This file has been changed',
      text: 'This isn’t the file we signed: at least one byte is different. It can’t be accepted.',
    },
    unread: {
      title: 'We couldn’t open the file',
      text: 'Your browser didn’t let us read it. Try again, or choose it from a different folder.',
    },
  },
} as const
