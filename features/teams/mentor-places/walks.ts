import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  notMeasured: {
    'mentorPlaces.set': 'writes one row by its key',
  },
}
