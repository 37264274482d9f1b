export default {
  hello: 'Hi {name}!',
  title: 'This is the start line',
  intro:
    'Here is what the programme has in store. You don’t have to do it all now: we always show you the next step.',
  begin: 'Start the semester',
  steps: {
    personality: {
      title: 'Personality test',
      text: 'About 10 minutes. It shows which role in a team feels like home to you.',
    },
    modules: {
      title: 'Seven modules at your own pace',
      text: 'About two hours each: short lessons, videos, podcasts and worksheets.',
    },
    exams: {
      title: 'Module exams',
      text: 'Each module ends with an exam, which you can improve once. Together they add up to your proposed grade.',
    },
    onePager: {
      title: 'One-pager',
      text: 'At the end of the semester you sum up your project idea, or your answer to a partner’s challenge, on one page.',
    },
    team: {
      title: 'A team in the second semester',
      text: 'In a team of two or three, and with a mentor, you take the idea further.',
    },
  },
} as const
