import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { matching, wordsOf } from '#platform/server/search.ts'
import { subjectsOf } from './lines.ts'

/** A search that fits more people than this is too vague. */
const MOST = 50

export interface Searched {
  actors: string[]
  subjects: string[]
}

/**
 * The people that a search fits, and what is theirs: looked up first, so that the lines are found by their
 * indexes. Null: too many.
 */
export async function peopleSearched(db: Database, search: string): Promise<Searched | null> {
  const accounts = db
    .selectFrom('account as a')
    .select('a.id')
    .limit(sql.lit(MOST + 1))
  const found = await matching({ searched: 'a.search_text' }, accounts, wordsOf(search)).execute()
  if (found.length > MOST) return null
  const actors = found.map(({ id }) => id)
  const subjects = await db.selectFrom(subjectsOf(actors).as('own')).select('own.id').execute()
  return { actors, subjects: subjects.map(({ id }) => id) }
}
