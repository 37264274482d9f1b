export default {
  title: 'Data export',
  lead: 'What the teams of the semester have asked of each other, and who belongs together: as Excel files, as it is now. Each download leaves a line in the audit.',
  names: {
    applications: 'Applications to projects and memberships',
    invitations: 'Invitations by project owners',
    'mentor-applications': 'Applications to mentors and mentorships',
    'mentor-interests': 'Interests of mentors in projects',
  },
  rows: '{count, plural, =0 {No rows yet} one {# row} other {# rows}}',
  columns: 'Columns:',
  download: 'Download',
  downloadOne: 'Download: {name}',
} as const
