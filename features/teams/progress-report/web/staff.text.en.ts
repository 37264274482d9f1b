export default {
  title: 'Progress reports',
  searchHint: 'Project or owner',
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
    '{count, plural, one {# of the uploaded reports belongs to a dissolved project.} other {# of the uploaded reports belong to dissolved projects.}}',
  notYet: 'Not uploaded yet',
  uploaded: { legend: 'Upload', yes: 'Uploaded', no: 'Not uploaded yet', never: 'Not uploaded' },
  download: 'Download',
  downloadOne: 'Download: {name}',
  zip: 'Download as a ZIP file',
  empty: 'There are no projects this semester yet. You’ll see them here as students create them.',
  nobodyYet:
    'No team has uploaded a report yet. {count, plural, =0 {} one {# is still to come.} other {# are still to come.}}',
  nobodyEver: 'No team uploaded a report in this semester.',
  whose: 'Who are they from?',
  emptyFinished: 'There were no projects in this semester.',
} as const
