import { sql } from 'kysely'
import type { Queryable, Tx } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'

/** Mentors whom others find. */
export const publishedMentors = (db: Queryable) =>
  db
    .selectFrom('account as a')
    .innerJoin('mentor_profile as m', 'm.account_id', 'a.id')
    .where('a.role', '=', sql.lit('MENTOR'))
    .where('a.released_at', 'is', null)
    .where('a.disabled_at', 'is', null)
    .where('m.is_published', '=', sql.lit(true))

/** The id of a mentor whom others find, or `not-found`. */
export async function publishedMentor(db: Queryable, id: string): Promise<string> {
  const row = await foundMentor(db, id).executeTakeFirst()
  return row?.id ?? refuse('not-found')
}

/** The same for a mentor who is asked something: the office cannot disable them before the act is over. */
export async function keepMentor(tx: Tx, id: string): Promise<string> {
  const row = await foundMentor(tx, id).forKeyShare('a').executeTakeFirst()
  return row?.id ?? refuse('not-found')
}

const foundMentor = (db: Queryable, id: string) => publishedMentors(db).where('a.id', '=', id).select('a.id')
