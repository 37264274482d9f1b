import { sql } from 'kysely'
import type { Tx } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import { isAbsent } from '#programme/programme/server/absence.ts'
import { canSignIn } from '#programme/programme/server/participation.ts'

/** Refuses with `not-found` whoever is no student of this semester, or cannot sign in. */
export async function requireStudent(tx: Tx, id: string, key: string): Promise<void> {
  const found = await activeStudent(tx, id, key)
  if (!found?.onboarded) refuse('not-found')
}

/** Of somebody whom the office puts into a team: says why they cannot be; `not-found` where they cannot sign in. */
export async function requireEntered(tx: Tx, id: string, key: string): Promise<void> {
  const found = await activeStudent(tx, id, key)
  if (!found) return refuse('not-found')
  if (found.isAbsent) return refuse('student-not-in-semester')
  if (!found.onboarded) return refuse('student-not-entered')
}

/**
 * The caller, whose row is locked: since the guard let them in, the office may have disabled them or opened another
 * semester. Refuses as the guard would by now.
 */
export async function requireParticipant(tx: Tx, id: string, key: string): Promise<void> {
  const found = await activeStudent(tx, id, key)
  if (!found) return refuse('not-signed-in')
  if (found.isAbsent) return refuse('not-in-semester')
  if (!found.onboarded) return refuse('onboarding-needed')
}

const activeStudent = (tx: Tx, id: string, key: string) =>
  tx
    .selectFrom('account as a')
    .leftJoin('onboarding as o', (on) => on.onRef('o.account_id', '=', 'a.id').on('o.semester_key', '=', key))
    .select(['o.semester_key as onboarded', isAbsent(sql.ref('a.id')).as('isAbsent')])
    .where('a.id', '=', id)
    .where('a.role', '=', 'STUDENT')
    .where(canSignIn(sql.ref('a')))
    .executeTakeFirst()
