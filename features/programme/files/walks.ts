import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  ofOneself: ['files.address'],
  notMeasured: {
    'files.address': 'reads one row by its key, as profile.picture does',
  },
}
