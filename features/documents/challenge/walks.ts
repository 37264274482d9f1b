import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  everybodys: ['challenge.one', 'challenge.edit', 'challenge.remove', 'challenge.logo', 'challenge.document'],
  samples: {
    first: [
      { call: 'challenge.more', as: 'student' },
      { call: 'challenge.titles', as: 'office' },
    ],
  },
  notMeasured: {
    'challenge.one': 'reads one row by its key, as challenge.more reads many',
    'challenge.logo': 'reads one row by its key and sends a file',
    'challenge.document': 'reads one row by its key and sends a file',
    'challenge.add': 'writes one row, as news.add does, and sends files to the disk',
    'challenge.edit': 'writes one row by its key, as news.add does',
    'challenge.remove': 'deletes one row by its key, as security.endSession does',
  },
}
