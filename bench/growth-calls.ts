import type { Feature, features } from '@rajt/contract/index'
import { DEMO_PASSWORD } from '../server/src/demo/load.ts'
import { hashSecret } from '../server/src/plumbing/secrets.ts'
import { type Caller, fresh, type World } from './growth-world.ts'

type CallName = { [F in Feature]: `${F}.${keyof (typeof features)[F] & string}` }[Feature]

export interface Sent {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
}

/** How a call is made so that it succeeds each time. */
export interface Sample {
  call: CallName
  /** What distinguishes it from another sample of the same call. */
  of?: string
  as: Caller | 'guest'
  /** Not measured; may write what the call needs. */
  prepare?: (world: World) => Sent | Promise<Sent>
  /** Another answer than 200 that is the usual one. */
  status?: number
}

/** Hashes a password, whose time has nothing to do with the database, or costs what another call costs. */
export const leftOut: Partial<Record<CallName, string>> = {
  'auth.logout': 'deletes one row by its key, as security.endSession does',
  'registration.registerInvited': 'looks its link up as registration.invited does, and hashes',
  'registration.setupPassword': 'looks its link up as registration.invited does, and hashes',
  'registration.verifyEmail': 'looks its link up as registration.verifying does, and hashes',
  'people.confirmingEmail': 'looks its link up as registration.verifying does',
  'people.confirmEmail': 'looks its link up as registration.verifying does, and hashes',
  'auth.changePassword': 'looks its link up as auth.link does, and hashes',
  'registration.reject': 'writes the rows that registration.accept does, and one column of the account',
  'registration.rejectMarked':
    'writes the rows that registration.acceptMarked does, and one column of each account',
  'personality.answer': 'writes rows of one key, as exam.answer does',
  'exam.result': 'is another server’s call, and closes as exam.submit does',
  'profile.changePicture': 'decodes a picture, and writes the caller’s own row as profile.language does',
  'security.beginSecondFactor': 'writes one row by its key, as profile.language does',
  'security.confirmSecondFactor': 'writes one row by its key, as profile.language does',
  'security.renewRecoveryCodes': 'writes rows of one key, as profile.language does',
  'security.turnOffSecondFactor': 'writes one row by its key, as profile.language does',
  'security.resetSecondFactor': 'writes one row by its key, as security.endSessionsOf does',
}

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

const openLink = async (world: World, purpose: string, whose: string): Promise<Sent> => {
  const accessToken = fresh()
  const account = await world.one(`select id from account where ${whose} order by created_at desc limit 1`)
  await world.run(
    `insert into access_token (token_hash, purpose, account_id, created_at, expires_at)
     values ($1, $2, $3, now() - interval '1 minute', now() + interval '1 hour')`,
    [hashSecret(accessToken), purpose, account],
  )
  return { params: { accessToken } }
}

/** A registration that waits, whatever earlier rounds decided. */
async function waiting(world: World): Promise<string> {
  const id = await world.one(
    `select id from registration where status = 'ACCEPTED' and decided_at is not null order by decided_at desc, id limit 1`,
  )
  await world.run(
    `update registration set status = 'WAITING', decided_at = null, decided_by = null where id = $1`,
    [id],
  )
  return id
}

/** An exam that the student has not begun, or has begun just now. */
async function exam(world: World, begun: boolean): Promise<string> {
  const own = [world.student, world.module]
  await world.run(
    `delete from exam_answer using exam_attempt a where a.id = attempt_id and account_id = $1 and module_id = $2`,
    own,
  )
  await world.run('delete from exam_attempt where account_id = $1 and module_id = $2', own)
  if (!begun) return ''
  const id = await world.one(
    `insert into exam_attempt (account_id, module_id, number, status, started_at, ends_at)
     values ($1, $2, 1, 'OPEN', now(), now() + interval '20 minutes') returning id`,
    own,
  )
  await world.run(
    `insert into exam_answer (attempt_id, position, question_id, option_order)
     select $1, row_number() over (order by q.id), q.id, '{0,1,2,3}' from question q
     where q.module_id = $2 and q.kind = 'single' order by q.id limit 8`,
    [id, world.module],
  )
  return id
}

const invitation = async (world: World): Promise<Sent> => ({
  params: {
    id: await world.one(
      `select a.id from account a join access_token t on t.account_id = a.id
       where t.purpose = 'invitation' and a.password_hash is null and a.released_at is null limit 1`,
    ),
  },
})
const person = (world: World): Sent => ({ params: { id: world.student } })
const named = () => ({ surname: 'Próba', firstname: 'Réka', language: 'hu' })

export const samples: readonly Sample[] = [
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
    prepare: () => ({ body: { email: 'student@rajt.example', password: DEMO_PASSWORD } }),
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
        ...(await openLink(world, 'reset-password', `email = 'owner@rajt.example'`)).params,
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
      const agreed = { acceptPrivacyPolicy: true, privacyVersion: '2026-11-22' }
      return { body: { ...named(), ...own, ...agreed, password: 'Titkos jelmondat 7', university: 'szte' } }
    },
  },
  {
    call: 'registration.invited',
    as: 'guest',
    prepare: (world) => openLink(world, 'invitation', `role = 'MENTOR' and password_hash is null`),
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
  { call: 'onboarding.onboard', as: 'student', prepare: () => ({ body: {} }) },
  { call: 'personality.test', as: 'student' },
  { call: 'personality.select', as: 'student', prepare: () => ({ body: { personality: 'CTO' } }) },
  {
    call: 'profile.save',
    as: 'student',
    prepare: () => ({ body: { surname: 'Őrsi', firstname: 'Ödön', username: fresh() } }),
  },
  { call: 'profile.language', as: 'student', prepare: () => ({ body: { language: 'hu' } }) },
  { call: 'course.progress', as: 'student' },
  { call: 'course.lesson', as: 'student', prepare: ({ lesson }) => ({ params: { id: lesson } }) },
  { call: 'course.done', as: 'student', prepare: ({ lesson }) => ({ params: { id: lesson } }) },
  { call: 'course.suggestions', as: 'student' },
  { call: 'course.suggestions', of: 'the office', as: 'office' },
  {
    call: 'course.suggest',
    as: 'student',
    prepare: ({ lesson }) => ({ body: { lesson, comment: 'Szép volt.' } }),
  },
  {
    call: 'exam.start',
    as: 'student',
    prepare: async (world) => {
      await exam(world, false)
      return { body: { moduleId: world.module, platform: 'WEB' } }
    },
  },
  {
    call: 'exam.attempt',
    as: 'student',
    prepare: async (world) => ({ params: { id: await exam(world, true) } }),
  },
  {
    call: 'exam.answer',
    as: 'student',
    prepare: async (world) => ({
      params: { id: await exam(world, true) },
      body: { position: 1, choice: [0], revision: 0 },
    }),
  },
  {
    call: 'exam.submit',
    as: 'student',
    prepare: async (world) => ({ params: { id: await exam(world, true) } }),
  },
  {
    call: 'exam.grant',
    as: 'office',
    prepare: ({ student, module }) => ({
      body: { student, module, extraAttempts: 0, extraMinutes: 5, reason: 'Mérés.' },
    }),
  },
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
      body: { ...named(), role: 'MENTOR', email: `${fresh()}@new.example`, university: null, neptun: null },
    }),
  },
  { call: 'people.resend', as: 'office', prepare: invitation },
  { call: 'people.withdraw', as: 'office', prepare: invitation },
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
  { call: 'security.person', as: 'office', prepare: person },
  {
    call: 'security.endSessionsOf',
    as: 'office',
    prepare: async (world) => ({
      params: { id: await world.one(`select id from account where email = 'member@rajt.example'`) },
    }),
  },
]

const spareSession = (world: World) =>
  world.one(
    `insert into session (token_hash, account_id, address_hash, created_at, seen_at, ends_at)
     values (sha256($2), $1, '', now(), now(), now() + interval '1 day') returning id`,
    [world.student, fresh()],
  )
