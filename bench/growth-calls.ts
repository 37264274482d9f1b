import { DEMO_PASSWORD } from '#local/demo/load.ts'
import { PRIVACY_VERSION } from '#people/privacy/calls.ts'
import { named, openLink, waiting } from './growth-prepare.ts'
import type { Sample } from './growth-sample.ts'
import { fresh } from './growth-world.ts'

const pages: readonly (readonly [string, object])[] = [
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
const list = (role: 'OFFICE' | 'UNIVERSITY', of: string, body: object): Sample => ({
  call: 'registration.list',
  of: `${of}${role === 'OFFICE' ? '' : ', coordinator'}`,
  as: role === 'OFFICE' ? 'office' : 'university',
  prepare: () => ({ params: { role }, body }),
})

const studentPages: readonly (readonly [string, object])[] = [
  ['everybody', {}],
  ['page 2', { pageNumber: 2 }],
  ['of one university', { universities: ['szte'] }],
  ['of a personality', { personality: ['CTO'] }],
  ['with a one-pager', { onePager: true }],
  ['without a one-pager', { onePager: false }],
  ['without a module', { progress: ['NONE'] }],
  ['with some modules', { progress: ['SOME'] }],
  ['with all modules', { progress: ['ALL'] }],
  ['who has started the semester', { participation: ['ENTERED'] }],
  ['who has not been here for a while', { activity: ['STILL'] }],
  ['who has come to a stop', { participation: ['ENTERED'], progress: ['NONE', 'SOME'], activity: ['STILL'] }],
  ['who has been here lately', { activity: ['ACTIVE'] }],
  ['search for a Neptun code', { search: '778FCC' }],
  ['search for a full name', { search: 'Őrsi Ödön' }],
  ['search for a beginning', { search: 'kov' }],
]
const students = (role: 'OFFICE' | 'UNIVERSITY', of: string, body: object): Sample => ({
  call: 'student.list',
  of: `${of}${role === 'OFFICE' ? '' : ', coordinator'}`,
  as: role === 'OFFICE' ? 'office' : 'university',
  prepare: () => ({ params: { role }, body }),
})

/** Calls of people who have not been let in yet, and of those who let them in. */
export const outside: readonly Sample[] = [
  { call: 'programme.context', as: 'guest' },
  { call: 'programme.semester', as: 'office' },
  { call: 'programme.change', as: 'office', prepare: () => ({ body: { examMinutes: 20 } }) },
  {
    call: 'programme.renameUniversity',
    as: 'office',
    prepare: () => ({ params: { id: 'szte' }, body: { name: 'Szegedi Tudományegyetem' } }),
  },
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
  {
    call: 'registration.register',
    as: 'guest',
    prepare: () => {
      const name = fresh()
      const own = { neptun: name.slice(1, 7).toUpperCase(), username: name, email: `${name}@new.example` }
      const agreed = { acceptPrivacyPolicy: true, privacyVersion: PRIVACY_VERSION }
      return { body: { ...named(), ...own, ...agreed, password: 'Titkos jelmondat 7', university: 'szte' } }
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
  ...pages.map(([of, body]) => list('OFFICE', of, body)),
  ...pages.map(([of, body]) => list('UNIVERSITY', of, body)),
  ...studentPages.map(([of, body]) => students('OFFICE', of, body)),
  ...studentPages.map(([of, body]) => students('UNIVERSITY', of, body)),
  { call: 'student.one', as: 'office', prepare: ({ student }) => ({ params: { id: student } }) },
  {
    call: 'student.xlsx',
    of: 'one student',
    as: 'office',
    prepare: ({ emails }) => ({ query: { search: emails.student } }),
  },
  {
    call: 'account.disable',
    as: 'office',
    prepare: async (world) => ({
      params: {
        id: await world.one(
          `select a.id from account a join registration r on r.account_id = a.id
           where a.role = 'STUDENT' and a.disabled_at is null and a.released_at is null and r.status = 'ACCEPTED'
             and a.email <> all ($1) order by a.created_at, a.id limit 1`,
          [Object.values(world.emails)],
        ),
      },
      body: { reason: 'Mérés.' },
    }),
  },
  {
    call: 'registration.accept',
    as: 'office',
    prepare: async (world) => ({ params: { id: await waiting(world) } }),
  },
  {
    call: 'registration.reopen',
    as: 'office',
    prepare: async (world) => ({
      params: {
        id: await world.one(
          `select id from registration where status = 'ACCEPTED' and decided_at is not null order by decided_at desc, id limit 1`,
        ),
      },
      body: {},
    }),
  },
  {
    call: 'registration.acceptMarked',
    as: 'office',
    prepare: async (world) => ({
      body: { ids: [await waiting(world), await waiting(world), await waiting(world)] },
    }),
  },
]
