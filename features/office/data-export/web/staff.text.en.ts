export default {
  title: 'Data export',
  lead: 'The applications, invitations, mentor applications and interests of the semester as Excel files, as they stand now. Each download is kept in the audit log.',
  names: {
    applications: 'Applications to projects and memberships',
    invitations: 'Invitations by project owners',
    'mentor-applications': 'Applications to mentors and mentorships',
    'mentor-interests': 'Mentors’ interests in projects',
  },
  rows: '{count, plural, =0 {No rows yet} one {# row} other {# rows}}',
  columns: 'Columns:',
  download: 'Download',
  downloadOne: 'Download: {name}',
} as const
