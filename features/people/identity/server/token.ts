import { sql } from 'kysely'
import type { LinkPurpose, LinkState } from '#platform/contract/parts.ts'
import { days, hours, later } from '#platform/server/clock.ts'
import type { Queryable, Tx } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import { hashSecret, newSecret } from '#platform/server/secrets.ts'

/** How long an e-mailed link is valid (decision A4). */
export const tokenLives = {
  'verify-email': hours(24),
  'reset-password': hours(1),
  invitation: days(14),
  'change-email': days(7),
} as const satisfies Record<LinkPurpose, number>

type Purpose = LinkPurpose

// Anybody may ask for these links, so a new one leaves the earlier ones valid. The first one used ends the
// rest.
const earlierStayValid: ReadonlySet<Purpose> = new Set<Purpose>(['verify-email', 'reset-password'])

/**
 * A new link secret for one purpose; earlier ones stop working unless everybody may ask for such links. `email` is the
 * address that a `change-email` link proves.
 */
export async function issueToken(
  tx: Tx,
  purpose: Purpose,
  accountId: string,
  now: Date,
  email: string | null = null,
): Promise<string> {
  const tokens = await issueTokens(tx, purpose, [accountId], now, email)
  return tokens.get(accountId) ?? ''
}

/** The same for several accounts, by account, in as many statements as for one. */
export async function issueTokens(
  tx: Tx,
  purpose: Purpose,
  accountIds: readonly string[],
  now: Date,
  email: string | null = null,
): Promise<Map<string, string>> {
  // The accounts' rows put simultaneous requests in order: each sees the link made before.
  await tx
    .selectFrom('account')
    .select('id')
    .where('id', 'in', accountIds)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (!earlierStayValid.has(purpose)) await spendTokens(tx, purpose, accountIds, now)
  await tx
    .updateTable('access_token')
    .set({ is_newest: false })
    .where('account_id', 'in', accountIds)
    .where('purpose', '=', purpose)
    .where('is_newest', '=', sql.lit(true))
    .execute()
  const tokens = new Map(accountIds.map((id) => [id, newSecret()]))
  const life = { created_at: now, expires_at: later(now, tokenLives[purpose]) }
  await tx
    .insertInto('access_token')
    .values(
      [...tokens].map(([account_id, token]) => ({
        token_hash: hashSecret(token),
        purpose,
        account_id,
        email,
        ...life,
      })),
    )
    .execute()
  return tokens
}

/** Ends every open link of this purpose before its time; one that was used stays used. */
export async function spendTokens(
  tx: Tx,
  purpose: Purpose,
  accountIds: string | readonly string[],
  now: Date,
): Promise<void> {
  await tx
    .updateTable('access_token')
    .set({ expires_at: now })
    .where('account_id', 'in', [accountIds].flat())
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
}

/** Uses a link up: of any number of simultaneous tries one gets the account, the others the refusal. */
export async function useToken(tx: Tx, purpose: Purpose, token: string, now: Date) {
  return (await takeToken(tx, purpose, token, now)) ?? refuseLink(tx, purpose, token, now)
}

/** The same; undefined for a link that is dead. */
export async function takeToken(tx: Tx, purpose: Purpose, token: string, now: Date) {
  const token_hash = hashSecret(token)
  const owner = await lockOwner(tx, token_hash)
  if (!owner || owner.released_at) return undefined
  return tx
    .updateTable('access_token')
    .set({ used_at: now })
    .where('token_hash', '=', token_hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['account_id', 'email'])
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

/** Who a link is for and what has become of it, without using it; undefined for an unknown one. */
export async function findLink(db: Queryable, purpose: Purpose, token: string, now: Date) {
  const found = await db
    .selectFrom('access_token as t')
    .innerJoin('account as a', 'a.id', 't.account_id')
    .select(['t.account_id', 't.email as proves', 't.used_at', 't.expires_at'])
    .select(['a.email', 'a.password_hash', 'a.released_at'])
    .where('t.token_hash', '=', hashSecret(token))
    .where('t.purpose', '=', purpose)
    .executeTakeFirst()
  if (!found) return undefined
  const isOpen = found.expires_at > now && !found.released_at
  const state: LinkState = found.used_at ? 'used' : isOpen ? 'open' : 'expired'
  return { ...found, state }
}

/** What has become of a link. Only who holds the link can ask; an unknown one says nothing. */
export async function linkState(
  db: Queryable,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<LinkState> {
  return (await findLink(db, purpose, token, now))?.state ?? 'unknown'
}

/**
 * Refuses a link. Of a known invitation the refusal tells what became of it, so that its person asks for a
 * new one.
 */
export async function refuseLink(db: Queryable, purpose: Purpose, token: string, now: Date): Promise<never> {
  const state = purpose === 'invitation' ? await linkState(db, purpose, token, now) : 'unknown'
  return refuse('link-invalid', state === 'unknown' ? {} : { detail: { purpose, state } })
}

/** Whose link this is, without using it: opening a mail's link must change nothing (decision A4). */
export async function peekToken(db: Queryable, purpose: Purpose, token: string, now: Date): Promise<string> {
  const link = await findLink(db, purpose, token, now)
  return link?.state === 'open' ? link.account_id : refuseLink(db, purpose, token, now)
}
