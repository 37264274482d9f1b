import type { Database } from '#platform/server/database.ts'
import { limits } from '#platform/server/limits.ts'
import { type ClientOrigin, type Counter, hitAll, perAddress, usedUp } from '#platform/server/throttle.ts'

export interface Attempt extends ClientOrigin {
  email: string
  now: Date
}

/**
 * What a sign-in may do (decision A6). Only failures count, so that a lecture hall behind one address signs in at once.
 * - `free`: every limit has room.
 * - `known-place`: past a limit, where the owner of the account has signed in before: the right password opens. So
 *   neighbours, who share a campus's address, and attackers elsewhere do not keep anybody out.
 * - `code-only`: past a limit elsewhere, and past the higher ones everywhere: no password is checked without a code.
 */
interface Admission {
  is: 'free' | 'known-place' | 'code-only'
  isKnownPlace: boolean
}

export async function admissionOf(db: Database, attempt: Attempt): Promise<Admission> {
  if (!(await usedUp(db, countersOf(attempt), attempt.now))) return { is: 'free', isKnownPlace: false }
  const [shut, isKnownPlace] = await Promise.all([
    usedUp(db, knownPlaceCounters(attempt), attempt.now),
    isKnown(db, attempt),
  ])
  return { is: isKnownPlace && !shut ? 'known-place' : 'code-only', isKnownPlace }
}

export const countFailure = (db: Database, attempt: Attempt): Promise<void> =>
  hitAll(db, countersOf(attempt), attempt.now)

const pairKey = ({ email }: Attempt) => `sign-in pair ${email}`
const ADDRESS = 'sign-in address'

/** From the narrowest to the widest. */
const countersOf = (attempt: Attempt): Counter[] => [
  ...perAddress(pairKey(attempt), limits.signInPair, attempt),
  ...perAddress(ADDRESS, limits.signInAddress, attempt),
  { key: `sign-in account ${attempt.email}`, limit: limits.signInAccount },
]

/** The same counts against higher limits. */
const knownPlaceCounters = (attempt: Attempt): Counter[] => [
  ...perAddress(pairKey(attempt), limits.knownPair, attempt),
  ...perAddress(ADDRESS, limits.knownAddress, attempt),
]

async function isKnown(db: Database, { email, address }: Attempt): Promise<boolean> {
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
