import type { Tx } from '../plumbing/database.ts'
import { refuse } from '../plumbing/refuse.ts'

/** A student of this semester who can sign in; refuses `not-found`. */
export async function findStudent(tx: Tx, id: string, key: string): Promise<void> {
  const found = await tx
    .selectFrom('account as a')
    .innerJoin('onboarding as o', 'o.account_id', 'a.id')
    .select('a.id')
    .where('a.id', '=', id)
    .where('a.role', '=', 'STUDENT')
    .where('a.disabled_at', 'is', null)
    .where('a.released_at', 'is', null)
    .where('o.semester_key', '=', key)
    .executeTakeFirst()
  if (!found) refuse('not-found')
}
