import pLimit from 'p-limit'
import type { Code } from '#platform/contract/errors.ts'
import { days } from '#platform/server/clock.ts'
import type { Database } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import { hashSecret } from '#platform/server/secrets.ts'
import { hit, type Limit, usedUp } from '#platform/server/throttle.ts'
import { HASHES_AT_ONCE, passwordFits } from './password.ts'

/** Refused tries with one link: wrong passwords, taken usernames, Neptun codes that are not accepted. */
const TRIES: Limit = { hits: 10, window: days(1) }

const triesWith = (accessToken: string) => ({
  key: `link ${hashSecret(accessToken).toString('hex')}`,
  limit: TRIES,
})

export const countTry = (db: Database, accessToken: string, now: Date) => hit(db, triesWith(accessToken), now)

// No more passwords are tried at once than are hashed at once: parallel guessing gains two tries at the most.
const guessing = pLimit(HASHES_AT_ONCE)

interface Tried {
  db: Database
  accessToken: string
  password: string
  /** Of the account that the link is for. */
  passwordHash: string | null
  now: Date
}

/**
 * Whoever opens a mailed link may be the owner of the address and yet not the one who chose the password. So
 * both are asked for: nobody takes over an account that somebody else set up (docs/decisions/0008). `wrong`
 * refuses any other password.
 */
export function provePassword(tried: Tried, wrong: Code): Promise<void> {
  return guessing(async () => {
    const { db, accessToken, password, passwordHash, now } = tried
    if (await usedUp(db, [triesWith(accessToken)], now))
      refuse('too-many-requests', { retryAfter: Math.ceil(TRIES.window / 1000) })
    if (await passwordFits(password, passwordHash)) return
    await countTry(db, accessToken, now)
    refuse(wrong)
  })
}

/** An address with most of its name hidden: it reminds its owner and tells nobody else. */
export function masked(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${[...name][0] ?? ''}•••@${domain}`
}
