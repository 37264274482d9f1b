import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  samples: {
    first: [
      { call: 'personality.test', as: 'student' },
      { call: 'personality.select', as: 'student', prepare: () => ({ body: { personality: 'CTO' } }) },
    ],
  },
  notMeasured: {
    'personality.answer': 'writes rows of one key, as exam.answer does',
  },
}
