export default {
  title: 'Certificate',
  participationTitle: 'Certificate of participation',
  participation: 'participation',
  grades: { g2: 'sufficient', g3: 'satisfactory', g4: 'good', g5: 'excellent' },
  result: '{grade} ({number, number}), {percent, number}%',
  name: 'Name',
  programme: 'Programme',
  semester: 'Semester',
  semesterOf: 'Semester {number, number} ({key})',
  resultLabel: 'Result',
  number: 'Number',
  issued: 'Issued',
  own: {
    missing: '{count, plural, one {# module is still missing:} other {# modules are still missing:}}',
    more: '…and {count, number} more.',
    ready: 'It is ready: {result}. Download it and show it to anyone.',
    superseded:
      'Your result has changed since. The earlier certificate is no longer valid: download a new one.',
    withheld: 'The programme office has revoked your certificate. The reason: “<written>{reason}</written>”',
    number: 'Its number: {number}',
    identityCard: 'Print my identity card number on it',
    addIdentityCard: 'Add an identity card number',
    hu: 'Download in Hungarian',
    en: 'Download in English',
    check: 'Check page',
    ofSemester: 'Semester {number, number} ({key})',
  },
  checkTitle: 'Check a certificate',
  checkText:
    'Scan the QR code of the certificate, or check the downloaded PDF here. You don’t need to sign in for it.',
  fileTitle: 'Check a PDF',
  fileText:
    'Drop the downloaded file here, or choose it. Your browser checks it: the file doesn’t leave your device.',
  choose: 'Choose a PDF',
  fileGenuine: 'The file is exactly what the platform signed: not one byte of it has changed.',
  since: 'Not valid since {date}',
  answers: {
    VALID: {
      title: 'Valid certificate',
      text: 'This is what our register says. If the paper or the file says something else, what stands here is true.',
    },
    SUPERSEDED: {
      title: 'This certificate has been replaced',
      text: 'The certificate is genuine, but a later result or a later certificate has taken its place since. The latest certificate is the valid one: it is worth asking for.',
    },
    REVOKED: {
      title: 'Revoked certificate',
      text: 'The programme office has revoked this certificate, so it certifies nothing.',
    },
    unknown: {
      title: 'There is no such certificate',
      text: 'Our register has no certificate with this code. See whether your browser has the whole address.',
    },
    offline: {
      title: 'The file is genuine; whether it is valid can’t be seen now',
      text: 'The signature is ours and the file hasn’t changed. Whether it was revoked since can be seen with a connection only: try again later.',
    },
    unsigned: {
      title: 'This file doesn’t have our signature',
      text: 'It wasn’t downloaded from the platform, or something has saved it anew. Ask for the original, downloaded PDF.',
    },
    foreign: {
      title: 'Not signed with our key',
      text: 'The file names a signing key that isn’t the platform’s. It doesn’t come from us.',
    },
    changed: {
      title: 'Changed file',
      text: 'The file isn’t what the platform signed: at least one byte of it is different. The file can’t be accepted.',
    },
    unread: {
      title: 'The file couldn’t be opened',
      text: 'Your browser didn’t let us read it. Try again, or choose it from another place.',
    },
  },
} as const
