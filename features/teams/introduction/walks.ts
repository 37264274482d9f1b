import { type Pages, pagesOf } from '#bench/growth-lists.ts'
import { someFocus } from '#bench/growth-prepare.ts'
import type { Walks } from '#testing/server/walks.ts'

const pages: Pages = [
  ['first page', {}],
  ['page 2', { pageNumber: 2 }],
  ['of a personality', { personalities: ['CTO'] }],
  ['search for a full name', { search: 'Őrsi Ödön' }],
  ['search for a frequent name', { search: 'kovacs' }],
]

export const walks: Walks = {
  everybodys: ['introduction.one', 'introduction.onePager'],
  samples: {
    second: [
      ...pagesOf('introduction.find', 'other', pages),
      {
        call: 'introduction.find',
        of: 'of a focus',
        as: 'other',
        prepare: async (world) => ({ body: { focuses: [await someFocus(world)] } }),
      },
      { call: 'introduction.one', as: 'other', prepare: ({ student }) => ({ params: { id: student } }) },
    ],
  },
  notMeasured: {
    'introduction.mine': 'reads the rows of one key',
    'introduction.save': 'writes rows of one key',
    'introduction.publish': 'writes rows of one key',
    'introduction.withdraw': 'writes one row by its key',
    'introduction.onePager': 'reads the rows of one key',
  },
}
