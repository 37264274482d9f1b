import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  everybodys: ['terms.rename', 'terms.remove'],
  samples: {
    first: [{ call: 'terms.list', as: 'student', prepare: () => ({ params: { kind: 'focus' } }) }],
  },
  notMeasured: {
    'terms.add': 'writes one row of a list as long as a page',
    'terms.rename': 'writes one row of a list as long as a page',
    'terms.remove': 'deletes one row of a list as long as a page',
  },
}
