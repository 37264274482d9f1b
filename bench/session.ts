import { openSession } from '../server/src/auth/session.ts'
import type { Database } from '../server/src/plumbing/database.ts'

/** A demonstration account's id and a token of its own. */
export async function sessionOf(db: Database, email: string): Promise<{ id: string; token: string }> {
  const { id } = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { id, token: await openSession(db, id, '00', new Date()) }
}
