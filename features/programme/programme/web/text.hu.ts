export default {
  opened: {
    name: 'A félév időpontjai',
    title: 'Megnyílt a {key} félév, és te is részt veszel benne.',
    startsAt: 'Kezdete',
    onePagerDeadline: 'One-pager határideje',
    teamDeadline: 'Csapatalakítási határidő',
    progressReportDeadline: 'Jelentés határideje',
    endsAt: 'Vége',
  },
} as const
