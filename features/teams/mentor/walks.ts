import { type Pages, pagesOf } from '#bench/growth-lists.ts'
import { someFocus } from '#bench/growth-prepare.ts'
import type { Walks } from '#testing/server/walks.ts'

const pages: Pages = [
  ['first page', {}],
  ['page 2', { pageNumber: 2 }],
  ['search for a full name', { search: 'Hegedűs Kornél' }],
  ['search for a frequent name', { search: 'kovacs' }],
]

export const walks: Walks = {
  everybodys: ['mentor.one'],
  samples: {
    first: [{ call: 'mentor.find', as: 'office', prepare: () => ({ body: {} }) }],
    second: [
      ...pagesOf('mentor.find', 'other', pages),
      {
        call: 'mentor.find',
        of: 'of a focus',
        as: 'other',
        prepare: async (world) => ({ body: { focuses: [await someFocus(world)] } }),
      },
    ],
  },
  notMeasured: {
    'mentor.save': 'writes the rows of one key',
    'mentor.unpublish': 'writes one row by its key, as profile.language does',
    'mentor.profile': 'reads one row by its key',
    'mentor.one': 'reads one row by its key',
  },
}
