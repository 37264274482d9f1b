export default {
  name: 'Stops of the semester',
  next: 'your next step',
  heading: {
    answer: 'Someone is waiting for your answer',
    'find-project': 'Your team comes next',
    'publish-project': 'Time to show your project',
    'find-member': 'Time to find a teammate',
    'find-mentor': 'Time to find a mentor',
  },
  stops: { modules: 'Modules', project: 'Project', team: 'Team', mentor: 'Mentor', report: 'Report' },
  begun: 'Modules {done, number}/{count, number}',
  of: '{done, number} / {count, number}',
  people: '{count, plural, one {# person} other {# people}}',
  done: 'Done',
  ahead: 'Still to come',
  answerBy: 'Answer by {until}',
  teamsUntil: 'Team deadline: {until}',
} as const
