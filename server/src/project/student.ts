import type { Tx } from '../plumbing/database.ts'
import { refuse } from '../plumbing/refuse.ts'

/** A student of this semester who can sign in; refuses `not-found`. */
export async function findStudent(tx: Tx, id: string, key: string): Promise<void> {
  if (!(await isIn(tx, id, key))) refuse('not-found')
}

/**
 * The caller, whose row is locked: since the guard let them in, the office may have disabled them or opened another
 * semester.
 */
export async function refuseGone(tx: Tx, id: string, key: string): Promise<void> {
  if (!(await isIn(tx, id, key))) refuse('not-signed-in')
}

async function isIn(tx: Tx, id: string, key: string): Promise<boolean> {
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
  return found !== undefined
}
