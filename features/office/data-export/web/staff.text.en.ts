export default {
  title: 'Data export',
  lead: 'This semester’s applications, invitations, mentor requests and interests as Excel files, as they are now. Each download is recorded in the audit log.',
  names: {
    applications: 'Project applications and team members',
    invitations: 'Invitations from project owners',
    'mentor-applications': 'Mentor requests and mentors',
    'mentor-interests': 'Mentors’ interest in projects',
  },
  rows: '{count, plural, =0 {No rows yet} one {# row} other {# rows}}',
  columns: 'Columns:',
  download: 'Download',
  downloadOne: 'Download: {name}',
} as const
