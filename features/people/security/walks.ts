import { fresh, type World } from '#bench/growth-world.ts'
import type { Walks } from '#testing/server/walks.ts'

const spareSession = (world: World) =>
  world.one(
    `insert into session (token_hash, account_id, address_hash, created_at, seen_at, ends_at)
     values (sha256($2), $1, '', $3, $3, $3::timestamptz + interval '1 day') returning id`,
    [world.student, fresh(), world.now],
  )

export const walks: Walks = {
  ofOneself: [
    'security.sessions',
    'security.endSession',
    'security.endOtherSessions',
    'security.secondFactor',
    'security.beginSecondFactor',
    'security.confirmSecondFactor',
    'security.renewRecoveryCodes',
    'security.turnOffSecondFactor',
  ],
  everybodys: ['security.person', 'security.endSessionsOf', 'security.resetSecondFactor'],
  samples: {
    first: [
      { call: 'security.sessions', as: 'student' },
      {
        call: 'security.endSession',
        as: 'student',
        prepare: async (world) => ({ params: { id: await spareSession(world) } }),
      },
      {
        call: 'security.endOtherSessions',
        as: 'student',
        prepare: async (world) => {
          await spareSession(world)
          return {}
        },
      },
      { call: 'security.secondFactor', as: 'office' },
      { call: 'security.person', as: 'office', prepare: ({ student }) => ({ params: { id: student } }) },
      {
        call: 'security.endSessionsOf',
        as: 'office',
        prepare: async (world) => ({
          params: { id: await world.one('select id from account where email = $1', [world.emails.other]) },
        }),
      },
    ],
  },
  notMeasured: {
    'security.beginSecondFactor': 'writes one row by its key, as profile.language does',
    'security.confirmSecondFactor': 'writes one row by its key, as profile.language does',
    'security.renewRecoveryCodes': 'writes rows of one key, as profile.language does',
    'security.turnOffSecondFactor': 'writes one row by its key, as profile.language does',
    'security.resetSecondFactor': 'writes one row by its key, as security.endSessionsOf does',
  },
}
