import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  ofOneself: ['privacy.acknowledge'],
  notMeasured: {
    'privacy.acknowledge': 'writes one row by its key, as profile.language does',
  },
}
