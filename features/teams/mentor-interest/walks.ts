import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  notMeasured: {
    'mentorInterest.list': 'reads the rows of one project, or of one mentor',
    'mentorInterest.send': 'writes one row',
    'mentorInterest.withdraw': 'deletes one row by its key',
  },
}
