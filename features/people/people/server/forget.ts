import { sql } from 'kysely'
import { writeAudit } from '#platform/server/audit.ts'
import { someAtATime } from '#platform/server/by-itself.ts'
import { days, later } from '#platform/server/clock.ts'
import type { Database, Queryable, Tx } from '#platform/server/database.ts'
import { transact } from '#platform/server/transact.ts'
import { invitations } from './queries.ts'

/** After an invitation ended, by its time or by being withdrawn. */
const KEPT = days(90)
const AT_ONCE = 200

/** Every night: accounts that nobody took up are forgotten, with the address and the name of whoever was invited. */
export const forgetOldInvitations = (db: Database, now: Date): Promise<void> =>
  someAtATime(
    (after) => ended(db, now).where('a.id', '>', after).limit(sql.lit(AT_ONCE)).execute(),
    (ids) => transact(db, (tx) => forget(tx, ids, now)),
  )

const ended = (db: Queryable, now: Date) =>
  invitations(db, now)
    .where('a.password_hash', 'is', null)
    .where('t.expires_at', '<', later(now, -KEPT))
    .orderBy('a.id')

async function forget(tx: Tx, found: readonly string[], now: Date): Promise<void> {
  const locked = await ended(tx, now).where('a.id', 'in', found).forUpdate('a').execute()
  for (const { id } of locked) {
    await tx.deleteFrom('access_token').where('account_id', '=', id).execute()
    await tx.deleteFrom('account').where('id', '=', id).execute()
    await writeAudit({ tx, actor: null, now }, 'invitation-forgotten', id)
  }
}
