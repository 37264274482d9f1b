import { hours, minutes } from '../plumbing/clock.ts'
import type { Database } from '../plumbing/database.ts'
import { refuse } from '../plumbing/refuse.ts'
import { forgive, hit, type Limit } from '../plumbing/throttle.ts'

/**
 * Failed sign-ins (decision A6). Successes are taken back, so that a lecture hall behind one address signs in
 * at once. An account under attack from everywhere still opens from an address its owner has used before.
 */
const limits = {
  pair: { hits: 10, window: minutes(15) },
  address: { hits: 600, window: minutes(15) },
  account: { hits: 100, window: hours(1) },
} as const satisfies Record<string, Limit>

export interface Attempt {
  email: string
  address: string
  now: Date
}

/** Counts a sign-in as failed until `succeeded` takes it back; refuses one attempt too many. */
export async function countAttempt(db: Database, attempt: Attempt): Promise<void> {
  for (const [key, limit] of keysOf(attempt)) {
    if (await hit(db, key, limit, attempt.now)) continue
    if (key === accountKey(attempt) && (await isKnownAddress(db, attempt))) continue
    refuse('too-many-requests', { retryAfter: Math.ceil(limit.window / 1000) })
  }
}

export async function succeeded(db: Database, attempt: Attempt): Promise<void> {
  for (const [key, limit] of keysOf(attempt)) await forgive(db, key, limit, attempt.now)
}

const accountKey = ({ email }: Attempt) => `sign-in account ${email}`

function keysOf(attempt: Attempt): [string, Limit][] {
  return [
    [`sign-in pair ${attempt.email} ${attempt.address}`, limits.pair],
    [`sign-in address ${attempt.address}`, limits.address],
    [accountKey(attempt), limits.account],
  ]
}

async function isKnownAddress(db: Database, { email, address }: Attempt): Promise<boolean> {
  const known = await db
    .selectFrom('known_address')
    .innerJoin('account', 'account.id', 'known_address.account_id')
    .select('account.id')
    .where('account.email', '=', email)
    .where('known_address.address_hash', '=', Buffer.from(address, 'hex'))
    .limit(1)
    .executeTakeFirst()
  return known !== undefined
}
