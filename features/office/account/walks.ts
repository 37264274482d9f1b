import { type Pages, pagesInOrder, pagesOf } from '#bench/growth-lists.ts'
import type { World } from '#bench/growth-world.ts'
import type { Walks } from '#testing/server/walks.ts'
import { accountSorts } from './calls.ts'

const pages: Pages = [
  ['everybody', {}],
  ['one role', { roles: ['OFFICE'] }],
  ['of one university', { universities: ['szte'] }],
  ['the disabled', { states: ['DISABLED'] }],
  ['one person', { search: 'koordinator' }],
]

/** A student who makes no call here. */
const bystander = (world: World) =>
  world.one(
    `select a.id from account a join registration r on r.account_id = a.id
     where a.role = 'STUDENT' and a.disabled_at is null and a.released_at is null and r.status = 'ACCEPTED'
       and a.email <> all ($1) order by a.created_at, a.id limit 1`,
    [Object.values(world.emails)],
  )

export const walks: Walks = {
  everybodys: ['account.disable', 'account.enable', 'account.setScope'],
  samples: {
    first: [
      ...pagesOf('account.list', 'office', pages),
      {
        call: 'account.disable',
        as: 'office',
        prepare: async (world) => ({ params: { id: await bystander(world) }, body: { reason: 'Mérés.' } }),
      },
    ],
    sorted: pagesInOrder('account.list', accountSorts, [['mentors', { roles: ['MENTOR'] }]]),
  },
  notMeasured: {
    'account.correct':
      'writes one row by its key, as profile.save does, and mails as people.confirmEmail does',
    'account.setScope': 'writes one row by its key, as account.disable does',
    'account.enable': 'writes one row by its key, as account.disable does',
  },
}
