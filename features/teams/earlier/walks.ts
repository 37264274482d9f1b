import { ofFinished } from '#bench/growth-finished.ts'
import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  samples: {
    finished: [{ call: 'earlier.mine', as: 'student', prepare: ofFinished({}) }],
  },
  notMeasured: {
    'earlier.mentored': 'reads the rows of one mentor',
  },
}
