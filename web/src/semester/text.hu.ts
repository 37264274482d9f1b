export default {
  opened: {
    title: 'Megnyílt a {key} félév, és te is részt veszel benne.',
    startsAt: 'Kezdete',
    onePagerDeadline: 'One-pager határideje',
    teamDeadline: 'Csapatok határideje',
    progressReportDeadline: 'Jelentés határideje',
    endsAt: 'Vége',
  },
} as const
