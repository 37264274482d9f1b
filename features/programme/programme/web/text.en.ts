export default {
  opened: {
    name: 'Dates of the semester',
    title: 'The semester {key} has opened, and you take part in it.',
    startsAt: 'Starts',
    onePagerDeadline: 'One-pager deadline',
    teamDeadline: 'Team deadline',
    progressReportDeadline: 'Progress report deadline',
    endsAt: 'Ends',
  },
} as const
