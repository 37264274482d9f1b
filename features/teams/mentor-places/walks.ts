import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  everybodys: ['mentorPlaces.set'],
  notMeasured: {
    'mentorPlaces.set': 'writes one row by its key',
  },
}
