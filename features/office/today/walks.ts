import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  samples: {
    first: [
      { call: 'today.queues', as: 'office' },
      { call: 'today.queues', of: 'one university', as: 'university' },
    ],
  },
}
