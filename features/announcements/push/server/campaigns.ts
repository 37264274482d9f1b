import { sql } from 'kysely'
import { projectRole } from '#people/identity/server/present.ts'
import { stretchOf } from '#platform/server/list.ts'
import { refuse } from '#platform/server/refuse.ts'
import { act, read } from '#platform/server/request.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { ownsProject } from '#programme/programme/server/seats.ts'
import { push, pushPathOf } from '../calls.ts'
import { publicPushKey } from './keys.ts'
import { presentCampaign } from './present.ts'
import { campaignRows, openCampaigns, reachOf } from './queries.ts'

/** On the dashboard at once; the next ones come as these are closed. */
const SHOWN = 3

/** Newest first (decision N4). */
export const campaigns = read(push.campaigns, async ({ db, query }) => {
  const all = db.selectFrom('push_campaign as c')
  const { rows, hasMore } = await stretchOf(
    db,
    {
      all,
      chosen: all,
      searched: null,
      key: 'c.id',
      order: [['c.sent_at', 'desc']],
      rows: (keys) => campaignRows(db).where('c.id', 'in', keys).execute(),
      show: presentCampaign,
    },
    query,
  )
  return { campaigns: rows, hasMore }
})

export const reach = read(push.reach, async ({ db }) => {
  const { semester } = await currentProgramme(db)
  const { id } = await publicPushKey(db)
  return reachOf(db, semester, id)
})

export const own = read(push.own, async ({ db, actor }) => {
  const { semester, context } = await currentProgramme(db)
  const rows = await openCampaigns(db, { student: actor.id, semester })
    .select(['c.id', 'c.title', 'c.text', 'c.redirect', 'c.sent_at'])
    .orderBy('c.sent_at', 'desc')
    .orderBy('c.id')
    .limit(SHOWN)
    .execute()
  const owns = await db
    .selectNoFrom(ownsProject(sql.val(actor.id)).as('ownsProject'))
    .executeTakeFirstOrThrow()
  const role = projectRole({ ...actor, ...owns }, context)
  return {
    campaigns: rows.map(({ id, title, text, redirect, sent_at }) => ({
      _id: id,
      title,
      text,
      sentAt: sent_at.toISOString(),
      path: pushPathOf(redirect, role),
    })),
  }
})

/**
 * Idempotent: repeating it changes nothing. A campaign that is not on their dashboard is as absent as none.
 */
export const close = act(push.close, async ({ tx, actor, now, params }) => {
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
