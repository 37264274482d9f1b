import { universitiesOf } from '#people/identity/server/tenant.ts'
import { anyOf, type Database } from '#platform/server/database.ts'
import { pageOf } from '#platform/server/list.ts'
import { type Actor, query } from '#platform/server/request.ts'
import { currentProgramme, type SemesterRow } from '#programme/programme/server/current.ts'
import { isStudent } from '#programme/programme/server/participation.ts'
import { published } from '#teams/project/server/queries.ts'
import { FOUND_MAX, SOUGHT_FROM, search } from '../calls.ts'

/** How many there are is not asked; none would be an answer by itself. */
const UNKNOWN = { all: 1, chosen: null }
const nothing = { rows: [], count: 0 }

interface Asked {
  db: Database
  actor: Actor
  words: string
}

export const find = query(search.find, async function find({ db, actor, body }) {
  const words = body.search.trim()
  if (words.length < SOUGHT_FROM) return { students: nothing, projects: nothing }
  const { semester } = await currentProgramme(db)
  const [students, projects] = await Promise.all([
    studentsBy({ db, actor, words }),
    semester.number === 2 ? projectsBy({ db, actor, words }, semester) : nothing,
  ])
  return { students, projects }
})

/** The scope comes from the session (decision R5). */
async function studentsBy({ db, actor, words }: Asked) {
  const reach = universitiesOf(actor, [])
  const all = db
    .selectFrom('account as a')
    .where(isStudent)
    .$if(reach.length > 0, (query) => query.where('a.university_id', 'in', reach))
  const { rows, pagination } = await pageOf(
    db,
    {
      all,
      chosen: all,
      known: UNKNOWN,
      searched: 'a.search_text',
      key: 'a.id',
      order: [['a.sort_name', 'asc']],
      rows: (keys) =>
        db
          .selectFrom('account')
          .select(['id', 'surname', 'firstname', 'email', 'university_id'])
          .where('id', '=', anyOf(keys.slice(0, FOUND_MAX)))
          .execute(),
      show: ({ id, university_id, ...person }) => ({ _id: id, ...person, university: university_id ?? '' }),
    },
    { search: words, pageNumber: 1 },
  )
  return { rows, count: pagination.totalCount }
}

/** Of whatever university: a row shows nothing that others may not see (decision X1). */
async function projectsBy({ db, actor, words }: Asked, { id }: SemesterRow) {
  const everywhere = { universities: [], focuses: [], needs: [] }
  const all = published(db, { semester: id, role: actor.role }, everywhere)
  const { rows, pagination } = await pageOf(
    db,
    {
      all,
      chosen: all,
      known: UNKNOWN,
      searched: 'p.search_text',
      key: 'p.id',
      order: [['p.published_at', 'desc']],
      rows: (keys) =>
        db
          .selectFrom('project as p')
          .innerJoin('account as o', 'o.id', 'p.owner_id')
          .select(['p.id', 'p.name', 'o.surname', 'o.firstname'])
          .where('p.id', '=', anyOf(keys.slice(0, FOUND_MAX)))
          .execute(),
      show: ({ id, name, ...owner }) => ({ _id: id, name, owner }),
    },
    { search: words, pageNumber: 1 },
  )
  return { rows, count: pagination.totalCount }
}
