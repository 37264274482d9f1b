import { openSession } from '../server/src/auth/session.ts'
import type { Database } from '../server/src/plumbing/database.ts'

/** A demonstration account's id and a token of its own. */
export async function sessionOf(
  db: Database,
  email: string,
  now = new Date(),
): Promise<{ id: string; token: string }> {
  const { id, password_hash } = await db
    .selectFrom('account')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const entering = {
    account: id,
    password: password_hash ?? '',
    address: '00',
    device: null,
    now,
  }
  const token = await openSession(db, entering)
  if (!token) throw new Error(`${email} may not sign in`)
  return { id, token }
}
