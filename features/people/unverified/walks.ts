import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  everybodys: ['unverified.resend'],
  samples: {
    first: [
      { call: 'unverified.list', as: 'office', prepare: () => ({ body: {} }) },
      {
        call: 'unverified.list',
        of: 'a search',
        as: 'office',
        prepare: () => ({ body: { search: 'kovacs' } }),
      },
    ],
  },
  notMeasured: {
    'unverified.resend': 'writes what registration.resendVerification does',
  },
}
