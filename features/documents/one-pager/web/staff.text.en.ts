export default {
  title: 'Submitted one-pagers',
  searchHint: 'Name, email, Neptun',
  columns: {
    name: 'Student',
    university: 'University',
    type: 'About',
    submitted: 'Handed in',
  },
  own: 'Own idea',
  notYet: 'Not yet',
  uploaded: { legend: 'Status', yes: 'Handed in', no: 'Not yet', never: 'Didn’t hand in' },
  challenges: 'Partner challenge',
  openOne: 'Open: {name}',
  zip: 'Download as a ZIP file',
  empty: 'There are no students this semester yet. You’ll see them here once they start the semester.',
  nobodyYet:
    'No one has handed in a one-pager yet. {count, plural, =0 {} one {# is still to come.} other {# are still to come.}}',
  nobodyEver: 'No one handed in a one-pager in this semester.',
  whose: 'Who are they from?',
  emptyFinished: 'No student started this semester.',
} as const
