import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  samples: {
    first: [
      { call: 'search.find', as: 'office', prepare: () => ({ body: { search: 'orsi odon' } }) },
      { call: 'search.find', of: 'a beginning', as: 'office', prepare: () => ({ body: { search: 'ko' } }) },
      {
        call: 'search.find',
        of: 'one university',
        as: 'university',
        prepare: () => ({ body: { search: 'kovacs' } }),
      },
    ],
  },
}
