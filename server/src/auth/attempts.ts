import { hours, minutes } from '../plumbing/clock.ts'
import type { Database } from '../plumbing/database.ts'
import { refuse } from '../plumbing/refuse.ts'
import { type Counter, hitAll, type Limit, usedUp } from '../plumbing/throttle.ts'

/**
 * Failed sign-ins (decision A6). Only these count, so that a lecture hall behind one address signs in at once.
 * Where the owner of an account has signed in before, guesses at others or from elsewhere never keep her out, and more
 * of hers are forgiven: others share her campus's address.
 */
const limits = {
  pair: { hits: 10, window: minutes(15) },
  knownPair: { hits: 100, window: minutes(15) },
  address: { hits: 600, window: minutes(15) },
  account: { hits: 100, window: hours(1) },
} as const satisfies Record<string, Limit>

export interface Attempt {
  email: string
  address: string
  now: Date
}

/** Refuses a sign-in after too many that failed. */
export async function refuseAttempt(db: Database, attempt: Attempt): Promise<void> {
  const [pair, ...wider] = countersOf(attempt)
  let counter = await usedUp(db, [pair, ...wider], attempt.now)
  if (counter && (await isKnownAddress(db, attempt)))
    counter = await usedUp(db, [{ ...pair, limit: limits.knownPair }], attempt.now)
  if (!counter) return
  refuse('too-many-requests', { retryAfter: Math.ceil(counter.limit.window / 1000) })
}

export const countFailure = (db: Database, attempt: Attempt): Promise<void> =>
  hitAll(db, countersOf(attempt), attempt.now)

/** From the narrowest to the widest. */
const countersOf = ({ email, address }: Attempt): [Counter, ...Counter[]] => [
  { key: `sign-in pair ${email} ${address}`, limit: limits.pair },
  { key: `sign-in address ${address}`, limit: limits.address },
  { key: `sign-in account ${email}`, limit: limits.account },
]

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
