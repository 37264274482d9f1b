import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  ofOneself: ['news.seen'],
  samples: {
    first: [
      { call: 'news.more', as: 'student' },
      { call: 'news.more', of: 'the office', as: 'office' },
      { call: 'news.unread', as: 'student' },
      { call: 'news.seen', as: 'student', prepare: ({ now }) => ({ body: { until: now.toISOString() } }) },
    ],
  },
  notMeasured: {
    'news.image': 'reads one row by its key and sends a file',
    'news.add': 'writes one row, and decodes a picture where there is one',
    'news.edit': 'writes one row by its key, as news.add does',
    'news.remove': 'deletes one row by its key, as security.endSession does',
  },
}
