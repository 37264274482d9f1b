export default {
  title: 'Progress report',
  lead: 'Two pages: what you promised, what came of it, what you have learnt and what comes next. It completes your semester.',
  project: 'Project',
  until: 'Deadline',
  deadline: 'Deadline: {date}',
  template: {
    text: 'The template is the worksheet from the last module.',
    download: 'Download the template',
  },
  noTeam:
    'You aren’t in a team yet. Once you are, your project owner uploads the report, and you can read it here.',
  home: 'Back to the dashboard',
  byOwner:
    'The project owner uploads the report once they have completed every module and exam. You can then read it here.',
  notStarted: 'The semester hasn’t started yet. You can upload the report once it has.',
  deadlinePassed:
    'The progress report deadline was {date}. If you think this is a mistake, write to the programme office.',
  missing: {
    title: 'You can’t upload it yet',
    text: 'Complete every module and exam first. Still to do:',
    go: 'Go to the modules',
  },
  incomplete:
    'You are the only one in the project. You can still upload a report, but you are listed as an incomplete team.',
  incompleteUploaded: 'The team has one member, so the programme office lists it as incomplete.',
  file: 'The report as a PDF',
  upload: 'Upload the report',
  confirm: {
    title: 'Upload the report?',
    final: 'This is final: you can’t replace it later, and you can’t upload another one.',
    upload: 'Upload',
  },
  success: {
    title: 'Successful upload',
    heading: 'You made it. Your report is in.',
    took: '{days, plural, one {#\u00a0day} other {#\u00a0days}} since the semester began.',
    occasion: 'Progress report uploaded',
    look: 'Open the report',
  },
  uploaded: {
    title: 'Report uploaded',
    at: 'Uploaded',
    download: 'Download ({size})',
  },
  dissolved: {
    title: 'Your dissolved project’s report',
    text: 'The programme office has dissolved the project. You can still read the report you uploaded.',
    download: 'Download: {project} ({size})',
  },
  link: { uploaded: 'Uploaded: {date}', open: 'To the report' },
} as const
