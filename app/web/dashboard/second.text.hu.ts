export default {
  name: 'A félév állomásai',
  next: 'a következő lépésed',
  stops: { modules: 'Modulok', project: 'Projekt', team: 'Csapat', mentor: 'Mentor', report: 'Jelentés' },
  begun: 'Modulok {done, number}/{count, number}',
  of: '{done, number} / {count, number}',
  people: '{count, number} fő',
  done: 'Megvan',
  ahead: 'Még hátravan',
  answerBy: 'Eddig válaszolhatsz: {until}',
  teamsUntil: 'Csapatalakítási határidő: {until}',
} as const
