import { sql } from 'kysely'
import { days, later } from '../plumbing/clock.ts'
import type { Database, Tx } from '../plumbing/database.ts'
import { record } from '../plumbing/record.ts'
import { transact } from '../plumbing/transact.ts'
import { invitations } from './queries.ts'

/** After an invitation ended, by its time or by being withdrawn. */
const KEPT = days(90)
const AT_ONCE = 200

/** Every night: accounts that nobody took up are forgotten, with the address and the name of whoever was invited. */
export async function forgetOldInvitations(db: Database, now: Date): Promise<void> {
  while ((await transact(db, (tx) => forgetSome(tx, now))) === AT_ONCE);
}

async function forgetSome(tx: Tx, now: Date): Promise<number> {
  const ended = await invitations(tx, now)
    .where('a.password_hash', 'is', null)
    .where('t.expires_at', '<', later(now, -KEPT))
    .orderBy('a.id')
    .limit(sql.lit(AT_ONCE))
    .forUpdate('a')
    .execute()
  for (const { id } of ended) {
    await tx.deleteFrom('access_token').where('account_id', '=', id).execute()
    await tx.deleteFrom('account').where('id', '=', id).execute()
    await record({ tx, actor: null, now }, 'invitation-forgotten', id)
  }
  return ended.length
}
