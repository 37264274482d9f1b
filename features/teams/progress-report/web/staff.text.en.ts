export default {
  title: 'Progress reports',
  searchHint: 'Name of a project or its owner',
  columns: {
    project: 'Project',
    owner: 'Project owner',
    university: 'University',
    uploaded: 'Uploaded',
    acts: 'Actions',
  },
  incomplete: 'Incomplete team',
  dissolved: 'Dissolved',
  ofDissolved:
    '{count, plural, one {(# of those uploaded is of a dissolved project)} other {(# of those uploaded are of dissolved projects)}}',
  notYet: 'Not uploaded yet',
  uploaded: { legend: 'Upload', yes: 'Uploaded', no: 'Not uploaded yet', never: 'Not uploaded' },
  download: 'Download',
  downloadOne: 'Download: {name}',
  counts: '{uploads, number} uploaded, {without, number} missing',
  zip: 'Download as a ZIP file',
  empty: 'There are no projects in this semester yet. They appear here as students create them.',
  nobodyYet: 'No team has uploaded a report yet.',
  emptyFinished: 'There was no project in this semester.',
} as const
