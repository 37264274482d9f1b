export default {
  title: 'Progress report',
  lead: 'On two pages: what you promised, what became of it, what you learned and what comes next. It closes your semester.',
  project: 'Project',
  until: 'Deadline',
  deadline: 'Deadline: {date}',
  template: {
    text: 'Its template is the worksheet of the last module.',
    download: 'Download the template',
  },
  noTeam:
    'You aren’t in a team yet. The owner of your project will upload the progress report, and you can read it here.',
  home: 'Back to the dashboard',
  byOwner:
    'The project owner uploads the report, once they have completed every module and exam. As soon as they have, you can read it here.',
  notStarted: 'The semester hasn’t started yet. You can upload the report after it has.',
  deadlinePassed:
    'The deadline for progress reports was {date}. If you think this is a mistake, write to the programme office.',
  missing: {
    title: 'You can’t upload it yet',
    text: 'Complete every module and exam first. This is left:',
    go: 'Go to the modules',
  },
  incomplete:
    'You are alone in the project. You can upload all the same, but you are listed as an incomplete team.',
  incompleteUploaded: 'The team has one member, so it is listed as incomplete at the programme office.',
  file: 'The report as a PDF',
  upload: 'Upload…',
  confirm: {
    title: 'Upload the report?',
    final: 'This is final: you can’t replace it later, and you can’t upload another one.',
    upload: 'Upload',
  },
  success: {
    title: 'Successful upload',
    text: 'We have received the report. The whole team can read it here at any time.',
    look: 'Look at it',
  },
  uploaded: {
    title: 'The report is uploaded',
    at: 'Uploaded',
    download: 'Download ({size})',
  },
  dissolved: {
    title: 'Report of your dissolved project',
    text: 'The programme office has dissolved the project. You can still read the report that was uploaded.',
    download: 'Download: {project} ({size})',
  },
  link: { uploaded: 'Uploaded: {date}', open: 'To the report' },
} as const
