import { ofFinished, SECOND } from '#bench/growth-finished.ts'
import { someFocus } from '#bench/growth-prepare.ts'
import type { Sample, Sent } from '#bench/growth-sample.ts'
import type { World } from '#bench/growth-world.ts'
import type { Walks } from '#testing/server/walks.ts'

const pages: readonly (readonly [string, Record<string, string>])[] = [
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

const ownersProject = async (world: World): Promise<Sent> => ({
  params: {
    id: await world.one(
      `select p.id from project p join account a on a.id = p.owner_id where a.email = $1 and p.status = 'PUBLISHED'`,
      [world.emails.other],
    ),
  },
})

export const walks: Walks = {
  samples: {
    finished: [
      {
        call: 'project.find',
        of: 'of a finished semester',
        as: 'office',
        prepare: ofFinished({ query: { semester: SECOND } }),
      },
    ],
    second: [
      ...pages.map(
        ([of, query]): Sample => ({ call: 'project.find', of, as: 'student', prepare: () => ({ query }) }),
      ),
      {
        call: 'project.find',
        of: 'of a focus',
        as: 'student',
        prepare: async (world) => ({ query: { focuses: await someFocus(world) } }),
      },
      { call: 'project.one', as: 'student', prepare: ownersProject },
      { call: 'project.mine', as: 'other' },
    ],
  },
  notMeasured: {
    'project.create': 'writes rows of one key',
    'project.saveDraft': 'writes one row by its key',
    'project.publish': 'writes one row by its key',
    'project.dissolve': 'writes rows of one key',
    'project.find': 'reads published projects, of which there is one for three students of a second semester',
  },
}
