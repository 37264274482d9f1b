import { type Pages, pagesInOrder, pagesOfStaff } from '#bench/growth-lists.ts'
import { named, openLink } from '#bench/growth-prepare.ts'
import { fresh, type World } from '#bench/growth-world.ts'
import { PRIVACY_VERSION } from '#people/privacy/calls.ts'
import type { Walks } from '#testing/server/walks.ts'
import { registrationSorts } from './calls.ts'

const pages: Pages = [
  ['who waits', { status: ['WAITING'] }],
  ['who waits, page 2', { status: ['WAITING'], pageNumber: 2 }],
  ['who waits at one university', { status: ['WAITING'], universities: ['szte'] }],
  ['decided', { status: ['ACCEPTED', 'REJECTED'] }],
  ['every status', {}],
  ['search for a Neptun code', { search: '778FCC' }],
  ['search for a full name', { search: 'Őrsi Ödön' }],
  ['search for a frequent name', { search: 'kovacs' }],
  ['search for a beginning', { search: 'kov' }],
]

const decided = (world: World) =>
  world.one(
    `select id from registration where status = 'ACCEPTED' and decided_at is not null order by decided_at desc, id limit 1`,
  )

/** A registration that waits, whatever earlier rounds decided. */
async function waiting(world: World): Promise<string> {
  const id = await decided(world)
  await world.run(
    `update registration set status = 'WAITING', decided_at = null, decided_by = null where id = $1`,
    [id],
  )
  return id
}

export const walks: Walks = {
  everybodys: ['registration.reopen'],
  samples: {
    first: [
      {
        call: 'registration.register',
        as: 'guest',
        prepare: () => {
          const name = fresh()
          const own = { neptun: name.slice(1, 7).toUpperCase(), username: name, email: `${name}@new.example` }
          const agreed = { acceptPrivacyPolicy: true, privacyVersion: PRIVACY_VERSION }
          return {
            body: { ...named(), ...own, ...agreed, password: 'Titkos jelmondat 7', university: 'szte' },
          }
        },
      },
      {
        call: 'registration.invited',
        as: 'guest',
        prepare: (world) =>
          openLink(world, 'invitation', `role = 'MENTOR' and password_hash is null and released_at is null`),
      },
      {
        call: 'registration.verifying',
        as: 'guest',
        prepare: (world) => openLink(world, 'verify-email', 'not is_address_proven'),
      },
      {
        call: 'registration.resendVerification',
        as: 'guest',
        prepare: () => ({ body: { email: `${fresh()}@nobody.example` } }),
      },
      ...pagesOfStaff('registration.list', pages),
      {
        call: 'registration.accept',
        as: 'office',
        prepare: async (world) => ({ params: { id: await waiting(world) } }),
      },
      {
        call: 'registration.reopen',
        as: 'office',
        prepare: async (world) => ({ params: { id: await decided(world) }, body: {} }),
      },
      {
        call: 'registration.acceptMarked',
        as: 'office',
        prepare: async (world) => ({
          body: { ids: [await waiting(world), await waiting(world), await waiting(world)] },
        }),
      },
    ],
    sorted: pagesInOrder('registration.list', registrationSorts, [
      ['who waits', { status: ['WAITING'] }],
      ['rejected', { status: ['REJECTED'] }],
    ]),
  },
  notMeasured: {
    'registration.registerInvited': 'looks its link up as registration.invited does, and hashes',
    'registration.setupPassword': 'looks its link up as registration.invited does, and hashes',
    'registration.verifyEmail': 'looks its link up as registration.verifying does, and hashes',
    'registration.undo':
      'writes the rows that registration.accept does, and takes its mail and job back by their keys',
    'registration.reject': 'writes the rows that registration.accept does, and one column of the account',
    'registration.rejectMarked':
      'writes the rows that registration.acceptMarked does, and one column of each account',
  },
}
