import { type SqlBool, sql } from 'kysely'
import { limits } from '#platform/contract/parts.ts'
import { anyOf, type Queryable } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import { query } from '#platform/server/request.ts'
import { holds, wordsOf } from '#platform/server/search.ts'
import { secondSemester } from '#programme/programme/server/second-semester.ts'
import { type RescueEntry, rescue } from '../calls.ts'
import { entriesOf, isChosen } from './entries.ts'
import { presentRound } from './present.ts'
import { factsOf, newestRound } from './queries.ts'

/** A round is proposed, changed and sent as a whole, and so it is read as a whole; a page of it is shown. */
export const round = query(rescue.round, async function round({ db, now, language, query }) {
  const semester = await secondSemester(db)
  const newest = await newestRound(db, semester.id)
  const facts = await factsOf(db, semester, newest)
  const all = entriesOf(facts, newest !== undefined)
  const found = await matchingOf(db, all.filter(isChosen(query)), query.search)
  const { pageNumber } = query
  const pageCount = Math.ceil(found.length / limits.pageSize)
  if (pageNumber > Math.max(1, pageCount)) return refuse('page-too-far')
  return {
    round: await presentRound({ db, now, language, semester }, newest, facts),
    entries: found.slice((pageNumber - 1) * limits.pageSize, pageNumber * limits.pageSize),
    pagination: { totalCount: found.length, pageCount, pageNumber },
    allCount: all.length,
  }
})

/** Those with somebody whose name, or a project whose name, holds every word (decision L1). */
async function matchingOf(db: Queryable, entries: RescueEntry[], search: string): Promise<RescueEntry[]> {
  const words = wordsOf(search)
  if (words.length === 0) return entries
  const holdsAll = (text: 'a.search_text' | 'p.search_text') =>
    sql<SqlBool>`${sql.join(
      words.map((word) => holds(sql.ref(text), word)),
      sql` and `,
    )}`
  const people = entries.flatMap((one) => one.people.map(({ _id }) => _id))
  const projects = entries.flatMap(({ project }) => project?._id ?? [])
  const found = await db
    .selectFrom('account as a')
    .select('a.id')
    .where('a.id', '=', anyOf(people))
    .where(holdsAll('a.search_text'))
    .unionAll(
      db
        .selectFrom('project as p')
        .select('p.id')
        .where('p.id', '=', anyOf(projects))
        .where(holdsAll('p.search_text')),
    )
    .execute()
  const ids = new Set(found.map(({ id }) => id))
  return entries.filter(
    ({ project, people }) => (project && ids.has(project._id)) || people.some(({ _id }) => ids.has(_id)),
  )
}
