import { passwordFits } from '#people/identity/server/password.ts'
import type { Database } from '#platform/server/database.ts'
import { limits } from '#platform/server/limits.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { Actor } from '#platform/server/request.ts'
import { hitOrRefuse } from '#platform/server/throttle.ts'

interface Asking {
  db: Database
  actor: Actor
  now: Date
}

/**
 * Proves that whoever signed in still sits there: a stolen session alone changes nothing about signing in.
 */
export async function provePassword({ db, actor, now }: Asking, password: string): Promise<void> {
  await hitOrRefuse(db, { key: `own password ${actor.id}`, limit: limits.ownPassword }, now)
  const account = await db
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', actor.id)
    .executeTakeFirst()
  if (await passwordFits(password, account?.password_hash ?? null)) return
  refuse('current-password-invalid', { fields: { password: { rule: 'format' } } })
}
