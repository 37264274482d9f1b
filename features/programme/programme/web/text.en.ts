export default {
  opened: {
    name: 'Semester dates',
    title: 'Semester {key} has opened, and you are in it.',
    startsAt: 'Starts',
    onePagerDeadline: 'One-pager deadline',
    teamDeadline: 'Team deadline',
    progressReportDeadline: 'Progress report deadline',
    endsAt: 'Ends',
  },
} as const
