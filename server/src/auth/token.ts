import type { LinkPurpose, LinkState } from '@rajt/contract/parts'
import { days, hours, later } from '../plumbing/clock.ts'
import type { Reach, Tx } from '../plumbing/database.ts'
import { refuse } from '../plumbing/refuse.ts'
import { hashSecret, newSecret } from '../plumbing/secrets.ts'

/** How long an e-mailed link lives (decision A4). */
export const tokenLives = {
  'verify-email': hours(24),
  'reset-password': hours(1),
  invitation: days(14),
} as const

export type Purpose = keyof typeof tokenLives

/** A new link secret for one purpose; earlier ones of the same purpose stop working. */
export async function issueToken(tx: Tx, purpose: Purpose, accountId: string, now: Date): Promise<string> {
  // The account's row puts simultaneous requests in order: each sees, and spends, the link made before.
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
  await spendTokens(tx, purpose, accountId, now)
  const token = newSecret()
  await tx
    .insertInto('access_token')
    .values({
      token_hash: hashSecret(token),
      purpose,
      account_id: accountId,
      created_at: now,
      expires_at: later(now, tokenLives[purpose]),
    })
    .execute()
  return token
}

/** Ends every open link of this purpose before its time; one that was used stays used. */
export async function spendTokens(tx: Tx, purpose: Purpose, accountId: string, now: Date): Promise<void> {
  await tx
    .updateTable('access_token')
    .set({ expires_at: now })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
}

/** Uses a link up: of any number of simultaneous tries one gets the account, the others the refusal. */
export async function useToken(tx: Tx, purposes: readonly Purpose[], token: string, now: Date) {
  return (await takeToken(tx, purposes, token, now)) ?? refuse('link-invalid')
}

/** The same; undefined for a link that is dead. */
export async function takeToken(tx: Tx, purposes: readonly Purpose[], token: string, now: Date) {
  const token_hash = hashSecret(token)
  const owner = await lockOwner(tx, token_hash)
  if (!owner || owner.released_at) return undefined
  return tx
    .updateTable('access_token')
    .set({ used_at: now })
    .where('token_hash', '=', token_hash)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['account_id', 'purpose'])
    .executeTakeFirst()
}

/** First the account, then its links, as everywhere (decision P11): whoever makes or takes back a link waits. */
function lockOwner(tx: Tx, tokenHash: Buffer) {
  return tx
    .selectFrom('account')
    .innerJoin('access_token', 'access_token.account_id', 'account.id')
    .select('account.released_at')
    .where('access_token.token_hash', '=', tokenHash)
    .forUpdate('account')
    .executeTakeFirst()
}

/** What has become of a link, without using it. Only who holds the link asks; an unknown one says nothing. */
export async function linkState(
  db: Reach,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<LinkState> {
  const found = await db
    .selectFrom('access_token as t')
    .innerJoin('account as a', 'a.id', 't.account_id')
    .select(['t.used_at', 't.expires_at', 'a.released_at'])
    .where('t.token_hash', '=', hashSecret(token))
    .where('t.purpose', '=', purpose)
    .executeTakeFirst()
  if (!found) return 'unknown'
  if (found.used_at) return 'used'
  return found.expires_at > now && !found.released_at ? 'open' : 'expired'
}

/** Whose link this is, without using it: opening a mail's link must change nothing (decision A4). */
export async function peekToken(db: Reach, purpose: Purpose, token: string, now: Date): Promise<string> {
  const found = await db
    .selectFrom('access_token')
    .select('account_id')
    .where('token_hash', '=', hashSecret(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found?.account_id ?? refuse('link-invalid')
}
