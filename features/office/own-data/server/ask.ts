import type { Tx } from '#platform/server/database.ts'
import { limits } from '#platform/server/limits.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { schedule } from '#platform/server/schedule.ts'
import { hitOrRefuse } from '#platform/server/throttle.ts'
import { ownData } from '../calls.ts'
import { forgetOwnData } from './forget.ts'
import { openOwnData } from './standing.ts'

/** Idempotent: an account has one file, also where it is asked for twice at once. */
export const ask = commandInSteps(ownData.ask, async function ask({ db, transact, actor, now }) {
  const open = await openOwnData(db, actor.id, now)
  if (open) return { ownData: open }
  await hitOrRefuse(db, { key: `own-data ${actor.id}`, limit: limits.ownData }, now)
  return transact(async (tx) => {
    await forgetOwnData(tx, now, actor.id)
    await begin(tx, actor.id, now)
    return { ownData: await openOwnData(tx, actor.id, now) }
  })
})

async function begin(tx: Tx, account: string, now: Date): Promise<void> {
  const begun = await tx
    .insertInto('own_data')
    .values({ account_id: account, asked_at: now })
    .onConflict((on) => on.column('account_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (begun) await schedule(tx, 'gather-own-data', { ownData: begun.id })
}
