import { sql } from 'kysely'
import type { Code } from '#platform/contract/errors.ts'
import { hours } from '#platform/server/clock.ts'
import type { Database } from '#platform/server/database.ts'
import { limits } from '#platform/server/limits.ts'
import type { StepsRequest } from '#platform/server/request.ts'
import { keyed, keyFor } from '#platform/server/secrets.ts'
import { hitEach, perAddress } from '#platform/server/throttle.ts'
import type { auth } from '../calls.ts'

/** Stands for all accounts and addresses beyond the bound, which get no line of their own. */
const NOBODY = Buffer.alloc(0)

interface Line {
  hour: Date
  address_key: Buffer
  account_key: Buffer
  reason: string
}

/** Counts a refused sign-in in its line of the hour; new lines are bounded, so that a flood fills no disk. */
export async function noteRefusal(request: StepsRequest<typeof auth.login>, reason: Code): Promise<void> {
  // A sign-in that was not even checked: there, writing less helps.
  if (reason === 'busy') return
  const { db, now, body, settings, address } = request
  const line: Line = {
    hour: new Date(Math.floor(now.getTime() / hours(1)) * hours(1)),
    address_key: Buffer.from(address, 'hex'),
    account_key: Buffer.from(
      keyed(keyFor('refused account', settings.SECRET), `account ${body.email}`),
      'hex',
    ),
    reason,
  }
  if (await countIn(db, line, now)) return
  const mayGrow = await hitEach(
    db,
    [
      ...perAddress('refusal lines', limits.refusalLines, request),
      { key: 'refusal lines', limit: limits.allRefusalLines },
    ],
    now,
  )
  await write(db, mayGrow ? line : { ...line, address_key: NOBODY, account_key: NOBODY }, now)
}

async function countIn(db: Database, { hour, address_key, account_key, reason }: Line, at: Date) {
  const { numUpdatedRows } = await db
    .updateTable('sign_in_refusal')
    .set(({ eb }) => ({ at, times: eb('times', '+', 1) }))
    .where('hour', '=', hour)
    .where('address_key', '=', address_key)
    .where('account_key', '=', account_key)
    .where('reason', '=', reason)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const write = (db: Database, line: Line, at: Date) =>
  db
    .insertInto('sign_in_refusal')
    .values({ ...line, at, times: 1 })
    .onConflict((on) =>
      on
        .columns(['hour', 'address_key', 'account_key', 'reason'])
        .doUpdateSet({ at, times: sql`sign_in_refusal.times + 1` }),
    )
    .execute()
