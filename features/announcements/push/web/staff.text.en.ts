export default {
  title: 'Push notifications',
  lead: 'A short message to every student this semester. Students who haven’t allowed notifications see it on their dashboard until they dismiss it.',
  new: 'New notification',
  fields: {
    title: 'Title',
    text: 'Text',
    missing: {
      title: 'give the notification a title',
      text: 'write the notification',
    },
    redirect: 'Which page should it lead to?',
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
  next: 'Review and send',
  confirm: {
    title: 'Send this notification?',
    reach:
      '{people, plural, one {# student gets it, on {devices, plural, one {# device} other {# devices}} in all.} other {# students get it, on {devices, plural, one {# device} other {# devices}} in all.}}',
    others:
      '{count, plural, =0 {Everyone gets a notification.} one {The other student will see it on their dashboard.} other {The others (# students) will see it on their dashboards.}}',
    nobody:
      'No one has allowed notifications on a device: {count, plural, one {# student} other {# students}} will see it on the dashboard.',
    notEntered:
      '{count, plural, one {Of these, # student hasn’t started the semester yet and will see it on the dashboard once they start.} other {Of these, # students haven’t started the semester yet and will see it on the dashboard once they start.}}',
    final: 'Once sent, you can’t take it back.',
    send: 'Send',
    counting: 'Counting who it reaches…',
  },
  done: 'Notification sent',
  failed: 'We couldn’t send the notification',
  history: 'Notifications sent',
  empty: 'No notifications sent yet.',
  by: 'Sent by {name}',
  leadsTo: 'Leads to: {page}',
  counts: {
    sent: 'Sent',
    delivered: 'Delivered to service',
    failed: 'Failed',
  },
  counted:
    '{people, plural, one {# student} other {# students}}, {devices, plural, one {# device} other {# devices}}',
  onDashboard: 'Only shown on dashboards.',
} as const
