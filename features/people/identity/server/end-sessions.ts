import { sql } from 'kysely'
import type { Tx } from '#platform/server/database.ts'
import { afterCommit } from '#platform/server/transact.ts'
import { dropCachedSessions } from './session.ts'
import { spendTokens } from './token.ts'

/**
 * Ends every session of an account, or all but one, and with them the mailed links that would set another password: who
 * is being shut out may have asked for one before (decision A1). Answers how many sessions ended.
 */
export async function endSessions(
  { tx, now }: { tx: Tx; now: Date },
  accountId: string,
  butFor?: Buffer,
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .$if(butFor !== undefined, (query) => query.where('token_hash', '<>', sql.val(butFor as Buffer)))
    .executeTakeFirst()
  await spendTokens(tx, 'reset-password', accountId, now)
  afterCommit(tx, () => dropCachedSessions(accountId))
  return Number(numDeletedRows)
}
