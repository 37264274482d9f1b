export default {
  hello: 'Hi {name}!',
  title: 'This is the starting line',
  titleSecond: 'The second semester begins',
  intro:
    'Here is what the semester has in store. You don’t have to do it all now: we’ll always show you the next step.',
  begin: 'Start the semester',
  plan: 'the steps of the semester',
  steps: {
    personality: {
      title: 'Personality test',
      text: '{statements, plural, =1 {One short statement} other {# short statements}}, about {minutes, plural, =1 {one minute} other {#\u00a0minutes}}. It shows which role in a team feels like home to you.',
    },
    modules: {
      title: '{modules, plural, =1 {One module} other {# modules}} at your own pace',
      text: 'Short lessons, videos, podcasts and worksheets. All in all, about {reading, plural, =1 {one hour} other {#\u00a0hours}} of reading, about {work, plural, =1 {one hour} other {#\u00a0hours}} of tasks, and the exams.',
    },
    exams: {
      title: 'Module exams',
      text: 'Each module ends with an exam. {attempts, plural, =1 {You can take it once.} =2 {You can take it twice, and the last result counts.} other {You can take it up to # times, and the last result counts.}} Together, the exams add up to your proposed grade.',
    },
    onePager: {
      title: 'One-pager',
      text: 'At the end of the semester you put your idea, or your answer to a partner’s challenge, on one page.',
    },
    team: {
      title: 'A team in the second semester',
      text: 'If you continue, you take your idea further with a team and a mentor.',
    },
    project: {
      title: 'Project',
      text: 'Start a project of your own, or find one to join.',
    },
    teamNow: {
      title: 'Team',
      text: 'Apply, invite others, or accept an invitation. Your dashboard shows the team deadline.',
    },
    mentor: {
      title: 'Mentor',
      text: 'The project owner asks them: someone from business or your field who helps you through the semester.',
    },
    report: {
      title: 'Progress report',
      text: 'The semester ends with it: the project owner uploads it once all modules are completed.',
    },
  },
} as const
