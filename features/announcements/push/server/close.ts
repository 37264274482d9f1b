import { refuse } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { push } from '../calls.ts'
import { openCampaigns } from './queries.ts'

/**
 * Idempotent: repeating it changes nothing. A campaign that is not on their dashboard is as absent as none.
 */
export const close = command(push.close, async function close({ tx, actor, now, params }) {
  const { semester } = await currentProgramme(tx)
  const isClosed = tx
    .selectFrom('push_closed')
    .select('campaign_id')
    .where('campaign_id', '=', params.id)
    .where('account_id', '=', actor.id)
  if (await isClosed.executeTakeFirst()) return { done: true }
  const open = await openCampaigns(tx, { student: actor.id, semester })
    .select('c.id')
    .where('c.id', '=', params.id)
    .executeTakeFirst()
  if (!open) return refuse('not-found')
  await tx
    .insertInto('push_closed')
    .values({ campaign_id: open.id, account_id: actor.id, at: now })
    .onConflict((on) => on.doNothing())
    .execute()
  return { done: true }
})
