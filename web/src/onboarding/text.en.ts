export default {
  hello: 'Hi {name}!',
  title: 'This is the start line',
  intro: 'Here is what the programme holds. You need not do it all now: we always show you the next step.',
  begin: 'Start the semester',
  steps: {
    personality: {
      title: 'Personality test',
      text: 'About 10 minutes. It shows which role in a team feels like home to you.',
    },
    modules: {
      title: 'Seven modules at your own pace',
      text: 'Some two hours each: short lessons, videos, podcasts and worksheets.',
    },
    exams: {
      title: 'Module exams',
      text: 'An exam closes each module, and you may improve it once. Together they make your proposed grade.',
    },
    onePager: {
      title: 'One-pager',
      text: 'At the end of the semester you sum up your project idea, or your answer to a partner’s challenge, on one page.',
    },
    team: {
      title: 'A team in the second semester',
      text: 'With a mentor and in a team of two or three you take the idea further.',
    },
  },
} as const
