import { type fitOf, hashPassword } from '#people/identity/server/password.ts'
import type { Database } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'

const AGAIN_SECONDS = 1

/**
 * The account, whose password was found right, with a hash of the plain form: one that was made of letters as they were
 * typed then is made anew, so that every keyboard opens it. Whoever changes it at the same moment comes first.
 */
export async function hashedPlainly<A extends { id: string; password_hash: string | null }>(
  db: Database,
  account: A,
  password: string,
  fit: Awaited<ReturnType<typeof fitOf>>,
): Promise<A> {
  if (fit !== 'old') return account
  const password_hash = await hashPassword(password)
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ password_hash })
    .where('id', '=', account.id)
    .where('password_hash', '=', account.password_hash)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return refuse('busy', { retryAfter: AGAIN_SECONDS })
  return { ...account, password_hash }
}
