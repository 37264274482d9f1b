import { sql } from 'kysely'
import type { Queryable, Tx } from '#platform/server/database.ts'

/** The statement that hides it, alone or in a larger one. */
export const hidingOf = (db: Queryable, student: string, semester: string) =>
  db
    .updateTable('introduction')
    .set({ is_published: false })
    .where('account_id', '=', student)
    .where('semester_id', '=', semester)
    .where('is_published', '=', sql.lit(true))
    .returning('account_id')

/**
 * Hides the introduction of a student who is in a team now (decisions X4, X12). Answers whether it was
 * published.
 */
export async function hideIntroduction(tx: Tx, student: string, semester: string): Promise<boolean> {
  const hidden = await hidingOf(tx, student, semester).execute()
  return hidden.length > 0
}
