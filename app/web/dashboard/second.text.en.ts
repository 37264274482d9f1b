export default {
  name: 'Stops of the semester',
  next: 'your next step',
  stops: { modules: 'Modules', project: 'Project', team: 'Team', mentor: 'Mentor', report: 'Report' },
  begun: 'Modules {done, number}/{count, number}',
  of: '{done, number} / {count, number}',
  people: '{count, plural, one {# person} other {# people}}',
  done: 'Done',
  ahead: 'Still to come',
  answerBy: 'Answer by {until}',
  teamsUntil: 'Team deadline: {until}',
} as const
