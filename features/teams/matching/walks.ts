import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  samples: {
    second: [
      { call: 'matching.projects', as: 'student' },
      { call: 'matching.members', as: 'other' },
      { call: 'matching.mentors', as: 'other' },
    ],
  },
  notMeasured: {
    'matching.setting': 'reads one row by its key',
    'matching.set': 'writes one row by its key, as profile.language does',
  },
}
