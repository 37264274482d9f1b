import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  notMeasured: {
    'setup.steps': 'reads rows that are as many as steps, and whether there are any others',
    'setup.mark': 'writes one row by its key',
    'setup.finish': 'writes the one row of its table',
  },
}
