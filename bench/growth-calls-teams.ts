import { waitAgain } from './accepting.ts'
import type { Sample, Sent } from './growth-sample.ts'
import type { World } from './growth-world.ts'

const focus = (world: World) => world.one(`select id from term where kind = 'focus' order by hu, id`)

const projectPages: readonly (readonly [string, Record<string, string>])[] = [
  ['first page', {}],
  ['page 2', { pageNumber: '2' }],
  ['by name', { sort: 'name' }],
  ['by name backwards', { sort: '-name' }],
  ['search for a word', { search: 'szekrény' }],
  ['search for a frequent beginning', { search: 'köl' }],
  ['search for a full name', { search: 'Szűcs Boglárka' }],
  ['of one university', { universities: 'szte' }],
  ['which need a member', { needs: 'MEMBER' }],
  ['of one university, which need both', { universities: 'szte', needs: 'MEMBER,MENTOR' }],
]
const memberPages: readonly (readonly [string, object])[] = [
  ['first page', {}],
  ['page 2', { pageNumber: 2 }],
  ['of a personality', { personalities: ['CTO'] }],
  ['search for a full name', { search: 'Őrsi Ödön' }],
  ['search for a frequent name', { search: 'kovacs' }],
]
const mentorPages: readonly (readonly [string, object])[] = [
  ['first page', {}],
  ['page 2', { pageNumber: 2 }],
  ['search for a full name', { search: 'Hegedűs Kornél' }],
  ['search for a frequent name', { search: 'kovacs' }],
]

const ownersProject = async (world: World): Promise<Sent> => ({
  params: {
    id: await world.one(
      `select p.id from project p join account a on a.id = p.owner_id where a.email = $1 and p.status = 'PUBLISHED'`,
      [world.emails.other],
    ),
  },
})

/** The lists, searches and pages of a second semester: what `second-semester.ts` lays beside the bare server too. */
export const ofTeams: readonly Sample[] = [
  ...projectPages.map(
    ([of, query]): Sample => ({ call: 'project.find', of, as: 'student', prepare: () => ({ query }) }),
  ),
  {
    call: 'project.find',
    of: 'of a focus',
    as: 'student',
    prepare: async (world) => ({ query: { focuses: await focus(world) } }),
  },
  { call: 'project.one', as: 'student', prepare: ownersProject },
  { call: 'project.mine', as: 'other' },
  ...memberPages.map(
    ([of, body]): Sample => ({ call: 'introduction.find', of, as: 'other', prepare: () => ({ body }) }),
  ),
  {
    call: 'introduction.find',
    of: 'of a focus',
    as: 'other',
    prepare: async (world) => ({ body: { focuses: [await focus(world)] } }),
  },
  {
    call: 'introduction.one',
    as: 'other',
    prepare: async ({ student }) => ({ params: { id: student } }),
  },
  ...mentorPages.map(
    ([of, body]): Sample => ({ call: 'mentor.find', of, as: 'other', prepare: () => ({ body }) }),
  ),
  {
    call: 'mentor.find',
    of: 'of a focus',
    as: 'other',
    prepare: async (world) => ({ body: { focuses: [await focus(world)] } }),
  },
  { call: 'application.received', as: 'other' },
  { call: 'application.mine', as: 'student' },
  { call: 'requests.mine', as: 'student' },
  { call: 'requests.mine', of: 'an owner', as: 'other' },
  { call: 'team.mine', as: 'other' },
  { call: 'matching.projects', as: 'student' },
  { call: 'matching.members', as: 'other' },
  { call: 'matching.mentors', as: 'other' },
]

/** The same that is measured for its growth alone. */
export const besideTeams: readonly Sample[] = [
  { call: 'invitation.received', as: 'student' },
  { call: 'invitation.sent', as: 'other' },
  {
    call: 'progressReport.list',
    as: 'office',
    prepare: () => ({ params: { role: 'OFFICE' }, body: {} }),
  },
  {
    call: 'progressReport.list',
    of: 'uploaded ones',
    as: 'office',
    prepare: () => ({
      params: { role: 'OFFICE' },
      body: { filters: { universities: [], isUploaded: true, search: '' } },
    }),
  },
  ...['name', '-name', 'submitted', '-submitted'].map(
    (sort): Sample => ({
      call: 'progressReport.list',
      of: `everything, sorted by ${sort}`,
      as: 'office',
      prepare: () => ({ params: { role: 'OFFICE' }, body: { sort } }),
    }),
  ),
  {
    call: 'progressReport.list',
    of: 'those without one',
    as: 'office',
    prepare: () => ({
      params: { role: 'OFFICE' },
      body: { filters: { universities: [], isUploaded: false, search: '' } },
    }),
  },
  {
    call: 'progressReport.list',
    of: 'coordinator, a search',
    as: 'university',
    prepare: () => ({
      params: { role: 'UNIVERSITY' },
      body: { filters: { universities: [], isUploaded: null, search: 'köl' } },
    }),
  },
  {
    call: 'application.accept',
    as: 'other',
    prepare: async (world) => {
      const id = await world.one(
        `select r.id from team_request r join project p on p.id = r.project_id join account o on o.id = p.owner_id
         where r.kind = 'APPLICATION' and o.email = $1 and r.person_id <> $2 order by r.sent_at desc, r.id limit 1`,
        [world.emails.other, world.student],
      )
      await waitAgain(world.run, [id])
      return { params: { id } }
    },
  },
]
