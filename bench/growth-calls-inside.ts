import { atTheDesk } from './growth-calls-desk.ts'
import {
  anImport,
  exam,
  invitation,
  markedInvitation,
  named,
  person,
  spareSession,
} from './growth-prepare.ts'
import type { Sample } from './growth-sample.ts'
import { fresh } from './growth-world.ts'

const accountPages: readonly (readonly [string, object])[] = [
  ['everybody', {}],
  ['one role', { roles: ['OFFICE'] }],
  ['of one university', { universities: ['szte'] }],
  ['the disabled', { states: ['DISABLED'] }],
  ['one person', { search: 'koordinator' }],
]

/** Calls of people who have been let in. */
export const inside: readonly Sample[] = [
  { call: 'onboarding.onboard', as: 'student', prepare: () => ({ body: {} }) },
  { call: 'personality.test', as: 'student' },
  { call: 'personality.select', as: 'student', prepare: () => ({ body: { personality: 'CTO' } }) },
  {
    call: 'profile.save',
    as: 'student',
    prepare: () => ({ body: { username: fresh() } }),
  },
  { call: 'profile.language', as: 'student', prepare: () => ({ body: { language: 'hu' } }) },
  { call: 'programme.ownSemester', as: 'student' },
  { call: 'course.progress', as: 'student' },
  { call: 'course.lesson', as: 'student', prepare: ({ lesson }) => ({ params: { id: lesson } }) },
  {
    call: 'course.done',
    as: 'student',
    prepare: ({ lesson }) => ({ params: { id: lesson }, body: { by: 'marked', seconds: 0 } }),
  },
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
  ...atTheDesk,
  { call: 'news.more', as: 'student' },
  { call: 'news.more', of: 'the office', as: 'office' },
  { call: 'news.unread', as: 'student' },
  { call: 'news.seen', as: 'student', prepare: ({ now }) => ({ body: { until: now.toISOString() } }) },
  { call: 'challenge.more', as: 'student' },
  { call: 'challenge.titles', as: 'office' },
  { call: 'onePager.standing', as: 'student' },
  { call: 'onePager.onboard', as: 'student', prepare: () => ({ body: {} }) },
  { call: 'onePager.list', as: 'office', prepare: () => ({ body: {} }) },
  { call: 'onePager.list', of: 'one university', as: 'university', prepare: () => ({ body: {} }) },
  {
    call: 'onePager.list',
    of: 'those handed in',
    as: 'office',
    prepare: () => ({ body: { isUploaded: true } }),
  },
  {
    call: 'onePager.list',
    of: 'those not handed in',
    as: 'office',
    prepare: () => ({ body: { isUploaded: false } }),
  },
  {
    call: 'onePager.list',
    of: 'a search',
    as: 'office',
    prepare: () => ({ body: { search: 'orsi odon' } }),
  },
  { call: 'certificate.standing', as: 'student' },
  { call: 'certificate.list', as: 'office', prepare: () => ({ body: {} }) },
  { call: 'certificate.list', of: 'a search', as: 'office', prepare: () => ({ body: { search: 'orsi' } }) },
  { call: 'statistics.universities', as: 'student' },
  { call: 'statistics.students', as: 'student' },
  { call: 'statistics.students', of: 'the office', as: 'office' },
  { call: 'statistics.name', as: 'student', prepare: () => ({ body: { isNamed: true } }) },
  { call: 'statistics.ofUniversity', as: 'university' },
  { call: 'statistics.ofOffice', as: 'office', prepare: () => ({ params: { university: 'all' } }) },
  {
    call: 'statistics.ofOffice',
    of: 'one university',
    as: 'office',
    prepare: () => ({ params: { university: 'szte' } }),
  },
  { call: 'statistics.xlsx', as: 'office' },
  { call: 'startupLab.list', as: 'student', prepare: () => ({ body: {} }) },
  { call: 'calendar.own', as: 'student' },
  { call: 'ownData.standing', as: 'student' },
  { call: 'mentor.find', as: 'office', prepare: () => ({ body: {} }) },
  { call: 'push.campaigns', as: 'office' },
  { call: 'push.own', as: 'student' },
  { call: 'push.devices', as: 'student' },
  { call: 'terms.list', as: 'student', prepare: () => ({ params: { kind: 'focus' } }) },
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
  { call: 'people.resendMarked', as: 'office', prepare: markedInvitation },
  { call: 'people.resendExpired', as: 'office' },
  ...accountPages.map(
    ([of, body]): Sample => ({ call: 'account.list', of, as: 'office', prepare: () => ({ body }) }),
  ),
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
      params: { id: await world.one('select id from account where email = $1', [world.emails.other]) },
    }),
  },
  { call: 'imports.list', as: 'office', prepare: () => ({ query: {} }) },
  {
    call: 'imports.rows',
    as: 'office',
    prepare: async (world) => ({ ...(await anImport(world)), body: { outcomes: ['INVITE'] } }),
  },
  {
    call: 'imports.rows',
    of: 'refused mails',
    as: 'office',
    prepare: async (world) => ({ ...(await anImport(world)), body: { deliveries: ['REFUSED'] } }),
  },
]
