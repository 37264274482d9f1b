export default {
  title: 'Push notifications',
  lead: 'A short message to every student of the semester. Those without a device on which they allowed it find it on their dashboard until they close it.',
  new: 'New notification',
  fields: {
    title: 'Title',
    text: 'Text',
    redirect: 'Which page should it lead to?',
    left: '{count, plural, one {# character} other {# characters}} left',
    over: '{count, plural, one {# character} other {# characters}} too many',
  },
  pages: {
    dashboard: 'Dashboard',
    modules: 'Modules',
    'my-project': 'My project',
    search: 'Find projects',
    news: 'News and events',
  },
  preview: 'How it will look',
  previewTitle: 'Title of the notification',
  previewText: 'Text of the notification',
  now: 'now',
  next: 'Continue to sending',
  confirm: {
    title: 'Send this notification?',
    reach:
      '{people, plural, one {# student gets it, on {devices, plural, one {# device} other {# devices}} altogether.} other {# students get it, on {devices, plural, one {# device} other {# devices}} altogether.}}',
    others:
      '{count, plural, =0 {Everyone gets a notification.} one {The other student finds it on the dashboard.} other {The others (# students) find it on their dashboards.}}',
    nobody:
      'No one has a device that gets notifications: {count, plural, one {# student finds} other {# students find}} it on the dashboard.',
    notEntered:
      '{count, plural, one {Of these, # student hasn’t started the semester yet and finds it on the dashboard once they start.} other {Of these, # students haven’t started the semester yet and find it on the dashboard once they start.}}',
    final: 'Once sent, it can’t be taken back.',
    send: 'Send',
    counting: 'Counting whom it reaches…',
  },
  done: 'The notification was sent',
  failed: 'The notification couldn’t be sent',
  history: 'Notifications sent',
  empty: 'You haven’t sent any notification yet.',
  by: 'Sent by {name}',
  leadsTo: 'Leads to: {page}',
  counts: {
    sent: 'Sent',
    delivered: 'Passed on for delivery',
    failed: 'Failed',
  },
  counted:
    '{devices, plural, one {to # device} other {to # devices}} of {people, plural, one {# student} other {# students}}',
  onDashboard: 'It was shown on the dashboards only.',
} as const
