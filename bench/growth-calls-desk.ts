import type { Sample } from './growth-sample.ts'
import type { World } from './growth-world.ts'

/** A remark that nobody has answered, whatever earlier rounds did. */
const newRemark = async (world: World) => ({
  params: {
    id: await world.one(
      `update remark set status = 'NEW', answer = null, answered_at = null, answered_by = null
       where id = (select id from remark order by at desc, id limit 1) returning id`,
    ),
  },
})

/** What the office does at its desk. */
export const atTheDesk: readonly Sample[] = [
  { call: 'today.queues', as: 'office' },
  { call: 'search.find', as: 'office', prepare: () => ({ body: { search: 'orsi odon' } }) },
  { call: 'search.find', of: 'a beginning', as: 'office', prepare: () => ({ body: { search: 'ko' } }) },
  {
    call: 'search.find',
    of: 'one university',
    as: 'university',
    prepare: () => ({ body: { search: 'kovacs' } }),
  },
  { call: 'today.queues', of: 'one university', as: 'university' },
  { call: 'remark.list', as: 'office', prepare: () => ({ body: {} }) },
  { call: 'remark.list', of: 'new ones', as: 'office', prepare: () => ({ body: { status: ['NEW'] } }) },
  {
    call: 'remark.list',
    of: 'done ones on questions',
    as: 'office',
    prepare: () => ({ body: { status: ['DONE'], kinds: ['QUESTION'] } }),
  },
  {
    call: 'remark.list',
    of: 'a module',
    as: 'office',
    prepare: ({ module }) => ({ body: { modules: [module] } }),
  },
  {
    call: 'remark.list',
    of: 'a search',
    as: 'office',
    prepare: () => ({ body: { search: 'hibas kerdes' } }),
  },
  {
    call: 'remark.answer',
    as: 'office',
    prepare: async (world) => ({ ...(await newRemark(world)), body: { answer: 'Köszönjük!' } }),
  },
  { call: 'unverified.list', as: 'office', prepare: () => ({ body: {} }) },
  {
    call: 'unverified.list',
    of: 'a search',
    as: 'office',
    prepare: () => ({ body: { search: 'kovacs' } }),
  },
  { call: 'mail.untaken', as: 'office', prepare: () => ({ body: {} }) },
  {
    call: 'mail.untaken',
    of: 'refused ones',
    as: 'office',
    prepare: () => ({ body: { states: ['REFUSED'] } }),
  },
  { call: 'mail.untaken', of: 'a search', as: 'office', prepare: () => ({ body: { search: 'kovacs' } }) },
  { call: 'mail.counts', as: 'office' },
  {
    call: 'mail.ofPerson',
    as: 'office',
    prepare: async (world) => ({
      params: { id: await world.one('select id from account where email = $1', [world.emails.student]) },
    }),
  },
  { call: 'mail.tried', as: 'office' },
  {
    call: 'people.invitations',
    of: 'refused mails',
    as: 'office',
    prepare: () => ({ body: { deliveries: ['REFUSED'] } }),
  },
  { call: 'auditLog.list', as: 'office', prepare: () => ({ body: {} }) },
  {
    call: 'auditLog.list',
    of: 'some acts',
    as: 'office',
    prepare: () => ({ body: { groups: ['exams', 'remarks'] } }),
  },
  { call: 'auditLog.list', of: 'a week', as: 'office', prepare: () => ({ body: { period: 'WEEK' } }) },
  {
    call: 'auditLog.list',
    of: 'one person',
    as: 'office',
    prepare: ({ emails }) => ({ body: { search: emails.student } }),
  },
  {
    call: 'auditLog.list',
    of: 'some acts of one person today',
    as: 'office',
    prepare: ({ emails }) => ({ body: { groups: ['accounts'], period: 'TODAY', search: emails.other } }),
  },
]
