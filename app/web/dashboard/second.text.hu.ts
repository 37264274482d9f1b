export default {
  name: 'A félév állomásai',
  next: 'a következő lépésed',
  heading: {
    answer: 'Válaszra várnak tőled',
    'find-project': 'Most a csapat a következő',
    'publish-project': 'Mutasd meg a projektedet!',
    'find-member': 'Jöhet a csapattárs!',
    'find-mentor': 'Jöhet a mentor!',
  },
  stops: { modules: 'Modulok', project: 'Projekt', team: 'Csapat', mentor: 'Mentor', report: 'Jelentés' },
  begun: 'Modulok {done, number}/{count, number}',
  of: '{done, number} / {count, number}',
  people: '{count, number} fő',
  done: 'Megvan',
  ahead: 'Még hátravan',
  answerBy: 'Eddig válaszolhatsz: {until}',
  teamsUntil: 'Csapatalakítási határidő: {until}',
} as const
