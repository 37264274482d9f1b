import { sql } from 'kysely'
import { prepared, type Tx } from '../plumbing/database.ts'

const hide = prepared<{ student: string; semester: string }>('hide_introduction')((db, given) =>
  db
    .updateTable('introduction')
    .set({ is_published: sql.lit(false) })
    .where('account_id', '=', given('student'))
    .where('semester_id', '=', given('semester'))
    .where('is_published', '=', sql.lit(true))
    .returning('account_id'),
)

/** Once its student is in a team it is found no more (decisions X4, X12). Whether it was published. */
export async function hideIntroduction(tx: Tx, student: string, semester: string): Promise<boolean> {
  const hidden = await hide(tx, { student, semester })
  return hidden.length > 0
}
