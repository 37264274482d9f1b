import { hours, minutes } from '../plumbing/clock.ts'
import type { Database } from '../plumbing/database.ts'
import { refuse } from '../plumbing/refuse.ts'
import { type Counter, hitAll, type Limit, usedUp } from '../plumbing/throttle.ts'

/**
 * Failed sign-ins (decision A6). Only these count, so that a lecture hall behind one address signs in at once. Past a
 * limit the right password still opens where the owner of the account has signed in before: neighbours, who share her
 * campus's address, and attackers elsewhere do not keep her out. Only past a higher limit nothing does.
 */
const limits = {
  pair: { hits: 10, window: minutes(15) },
  address: { hits: 600, window: minutes(15) },
  account: { hits: 100, window: hours(1) },
} as const satisfies Record<string, Limit>
const highLimits = {
  pair: { hits: 30, window: minutes(15) },
  address: { hits: 3000, window: minutes(15) },
} as const satisfies Record<string, Limit>

export interface Attempt {
  email: string
  address: string
  now: Date
}

/** Refuses a sign-in after too many that failed; answers the limit past which only the right password opens, if it is. */
export async function admit(db: Database, attempt: Attempt): Promise<Limit | null> {
  const closed = await usedUp(db, countersOf(attempt), attempt.now)
  if (!closed) return null
  const { pair, address } = keysOf(attempt)
  const high = [
    { key: pair, limit: highLimits.pair },
    { key: address, limit: highLimits.address },
  ]
  const [shut, isKnown] = await Promise.all([usedUp(db, high, attempt.now), isKnownAddress(db, attempt)])
  return shut || !isKnown ? refuseTooMany(closed.limit) : closed.limit
}

export const refuseTooMany = (limit: Limit): never =>
  refuse('too-many-requests', { retryAfter: Math.ceil(limit.window / 1000) })

export const countFailure = (db: Database, attempt: Attempt): Promise<void> =>
  hitAll(db, countersOf(attempt), attempt.now)

const keysOf = ({ email, address }: Attempt) => ({
  pair: `sign-in pair ${email} ${address}`,
  address: `sign-in address ${address}`,
  account: `sign-in account ${email}`,
})

/** From the narrowest to the widest. */
function countersOf(attempt: Attempt): Counter[] {
  const keys = keysOf(attempt)
  return (['pair', 'address', 'account'] as const).map((name) => ({ key: keys[name], limit: limits[name] }))
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
