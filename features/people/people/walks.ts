import { pagesInOrder } from '#bench/growth-lists.ts'
import { named } from '#bench/growth-prepare.ts'
import { fresh, type World } from '#bench/growth-world.ts'
import type { Walks } from '#testing/server/walks.ts'
import { invitationSorts } from './calls.ts'

const invited = (world: World) =>
  world.one(
    `select a.id from account a join access_token t on t.account_id = a.id
     where t.purpose = 'invitation' and a.password_hash is null and a.released_at is null limit 1`,
  )
const invitation = async (world: World) => ({ params: { id: await invited(world) } })

export const walks: Walks = {
  everybodys: ['people.resend', 'people.readdress', 'people.withdraw'],
  samples: {
    first: [
      { call: 'people.invitations', as: 'office', prepare: () => ({ body: {} }) },
      {
        call: 'people.invitations',
        of: 'mentors',
        as: 'office',
        prepare: () => ({ body: { roles: ['MENTOR'] } }),
      },
      {
        call: 'people.invitations',
        of: 'open ones',
        as: 'office',
        prepare: () => ({ body: { status: ['SENT'] } }),
      },
      {
        call: 'people.invitations',
        of: 'refused mails',
        as: 'office',
        prepare: () => ({ body: { deliveries: ['REFUSED'] } }),
      },
      {
        call: 'people.invitations',
        of: 'search for a full name',
        as: 'office',
        prepare: () => ({ body: { search: 'Őrsi Ödön' } }),
      },
      {
        call: 'people.invitations',
        of: 'search for a frequent name',
        as: 'office',
        prepare: () => ({ body: { search: 'kovacs' } }),
      },
      {
        call: 'people.invite',
        as: 'office',
        prepare: () => ({
          body: {
            ...named(),
            role: 'MENTOR',
            email: `${fresh()}@new.example`,
            university: null,
            neptun: null,
          },
        }),
      },
      { call: 'people.resend', as: 'office', prepare: invitation },
      {
        call: 'people.resendMarked',
        as: 'office',
        prepare: async (world) => ({ body: { ids: [await invited(world)] } }),
      },
      { call: 'people.resendExpired', as: 'office' },
      { call: 'people.withdraw', as: 'office', prepare: invitation },
    ],
    sorted: pagesInOrder('people.invitations', invitationSorts, [['open ones', { status: ['SENT'] }]]),
  },
  notMeasured: {
    'people.readdress': 'writes what people.resend does, and one column of the account',
    'people.renew': 'looks its link up as registration.invited does, and writes what people.resend does',
    'people.confirmingEmail': 'looks its link up as registration.verifying does',
    'people.confirmEmail': 'looks its link up as registration.verifying does, and hashes',
  },
}
