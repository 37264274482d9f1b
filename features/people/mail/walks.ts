import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  everybodys: ['mail.sendAgain'],
  samples: {
    first: [
      { call: 'mail.untaken', as: 'office', prepare: () => ({ body: {} }) },
      {
        call: 'mail.untaken',
        of: 'refused ones',
        as: 'office',
        prepare: () => ({ body: { states: ['REFUSED'] } }),
      },
      { call: 'mail.untaken', of: 'a search', as: 'office', prepare: () => ({ body: { search: 'kovacs' } }) },
      { call: 'mail.counts', as: 'office' },
      { call: 'mail.ofPerson', as: 'office', prepare: ({ student }) => ({ params: { id: student } }) },
      { call: 'mail.tried', as: 'office' },
    ],
  },
  notMeasured: {
    'mail.tryOut': 'writes one mail to the caller',
    'mail.sendAgain': 'writes one mail, and forgets one by its key',
  },
}
