import { openLink } from '#bench/growth-prepare.ts'
import { fresh } from '#bench/growth-world.ts'
import { DEMO_PASSWORD } from '#local/demo/load.ts'
import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  ofOneself: ['auth.user', 'auth.logout'],
  samples: {
    first: [
      {
        call: 'auth.login',
        as: 'guest',
        prepare: ({ emails }) => ({ body: { email: emails.student, password: DEMO_PASSWORD } }),
      },
      {
        call: 'auth.login',
        of: 'an unknown address',
        as: 'guest',
        prepare: () => ({ body: { email: `${fresh()}@nobody.example`, password: 'Jelszo123' } }),
        status: 401,
      },
      { call: 'auth.user', as: 'student' },
      {
        call: 'auth.link',
        as: 'guest',
        prepare: async (world) => ({
          params: {
            ...(await openLink(world, 'reset-password', `email = '${world.emails.other}'`)).params,
            purpose: 'reset-password',
          },
        }),
      },
      {
        call: 'auth.forgotPassword',
        as: 'guest',
        prepare: () => ({ body: { email: `${fresh()}@nobody.example` } }),
      },
    ],
  },
  notMeasured: {
    'auth.logout': 'deletes one row by its key, as security.endSession does',
    'auth.changePassword': 'looks its link up as auth.link does, and hashes',
  },
}
