import type { Selectable } from 'kysely'
import { lockSecondFactor } from '#people/identity/server/second-factor.ts'
import type { SecondFactor } from '#platform/server/database.generated.ts'
import type { Tx } from '#platform/server/database.ts'
import { limits } from '#platform/server/limits.ts'
import { refuse, refuseUnless, type Verdict } from '#platform/server/refuse.ts'
import { type Counter, hitAll, usedUp } from '#platform/server/throttle.ts'

export type SecondFactorRow = Selectable<SecondFactor>

export interface Attempt {
  account: string
  /** Keyed hash of the network address. */
  address: string
  now: Date
}

interface Work<T> {
  /** Asked before the code: what is not allowed anyway uses no try up. */
  may: (row: SecondFactorRow | undefined) => Verdict
  isRight: (tx: Tx, row: SecondFactorRow) => Promise<boolean>
  /** In the same transaction as the use of the code. */
  act: (tx: Tx) => Promise<T>
  /** The field of the wire that a wrong code is told on. */
  field: string
}

type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
type Outcome<T> = { right: true; result: T } | { right: false; closed: Counter | null }

/**
 * Does something that needs a right code. The locked row lets one try at a time through, whichever process it reaches:
 * neither guessing in parallel nor using one code twice at once gains anything.
 */
export async function withCode<T>(
  transact: Transact,
  attempt: Attempt,
  { may, isRight, act, field }: Work<T>,
): Promise<T> {
  const outcome = await transact(async (tx): Promise<Outcome<T>> => {
    const row = await lockSecondFactor(tx, attempt.account)
    refuseUnless(may(row))
    if (!row) return refuse('second-factor-off')
    const closed = await usedUp(tx, await countersOf(tx, attempt), attempt.now)
    if (closed) return { right: false, closed }
    if (await isRight(tx, row)) return { right: true, result: await act(tx) }
    // Committed together with the refusal, which is thrown outside: thrown in here it would undo this.
    await hitAll(tx, [pairOf(attempt), accountOf(attempt)], attempt.now)
    return { right: false, closed: null }
  })
  if (outcome.right) return outcome.result
  if (outcome.closed)
    return refuse('too-many-requests', { retryAfter: Math.ceil(outcome.closed.limit.window / 1000) })
  return refuse('second-factor-wrong', { fields: { [field]: { rule: 'format' } } })
}

const pairOf = ({ account, address }: Attempt): Counter => ({
  key: `second factor ${account} ${address}`,
  limit: limits.secondFactorPair,
})
const accountOf = ({ account }: Attempt): Counter => ({
  key: `second factor ${account}`,
  limit: limits.secondFactorAccount,
})

async function countersOf(tx: Tx, attempt: Attempt): Promise<Counter[]> {
  return (await isKnown(tx, attempt)) ? [pairOf(attempt)] : [pairOf(attempt), accountOf(attempt)]
}

async function isKnown(tx: Tx, { account, address }: Attempt): Promise<boolean> {
  const known = await tx
    .selectFrom('known_address')
    .select('account_id')
    .where('account_id', '=', account)
    .where('address_hash', '=', Buffer.from(address, 'hex'))
    .executeTakeFirst()
  return known !== undefined
}
