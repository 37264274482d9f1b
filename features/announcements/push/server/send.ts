import { sql } from 'kysely'
import { writeAudit } from '#platform/server/audit.ts'
import type { Tx } from '#platform/server/database.ts'
import { refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { schedule } from '#platform/server/schedule.ts'
import { currentSemester } from '#programme/programme/server/current.ts'
import { type NewCampaign, push } from '../calls.ts'
import { publicPushKey } from './keys.ts'
import { presentCampaign } from './present.ts'
import { campaignRows, devicesOf, reachOf, type Semester } from './queries.ts'
import { mayLeadTo, mayRepeat } from './rules.ts'

/**
 * The campaign, a delivery for each device and a job for each delivery, all or none (decisions N4, L8).
 * Idempotent: pressed twice, even at the same moment, it is sent once and gets the same answer.
 */
export const send = command(push.send, async function send({ tx, actor, now, body }) {
  const semester = await currentSemester(tx)
  refuseUnless(mayLeadTo(body.redirect, semester.number))
  const { id: key } = await publicPushKey(tx)
  const written = { key: body.key, title: body.title, text: body.text, redirect: body.redirect }
  const made = { ...written, semester_id: semester.id, author_id: actor.id, sent_at: now }
  const { students, people, devices } = await reachOf(tx, semester, key)
  const campaign = await tx
    .insertInto('push_campaign')
    .values({ ...made, students, people, devices })
    .onConflict((on) => on.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!campaign) return repeated(tx, body)
  const deliveries = await deliver(tx, campaign.id, { semester, key })
  await writeAudit({ tx, actor, now }, 'push-sent', campaign.id, { title: body.title, devices: deliveries })
  return presentCampaign(await campaignRows(tx).where('c.id', '=', campaign.id).executeTakeFirstOrThrow())
})

async function repeated(tx: Tx, asked: NewCampaign) {
  const row = await campaignRows(tx).where('c.key', '=', asked.key).executeTakeFirstOrThrow()
  refuseUnless(mayRepeat(row, asked))
  return presentCampaign(row)
}

/** Counted again as they are written: somebody may have allowed or withdrawn a device since they were counted. */
async function deliver(tx: Tx, campaign: string, to: { semester: Semester; key: string }): Promise<number> {
  const rows = await tx
    .insertInto('push_delivery')
    .columns(['campaign_id', 'account_id', 'device_id'])
    .expression(
      devicesOf(tx, to.semester, to.key)
        .select([sql.val(campaign).as('campaign_id'), 'd.account_id', 'd.id as device_id'])
        .forKeyShare('d'),
    )
    .returning(['id', 'account_id'])
    .execute()
  const people = new Set(rows.map(({ account_id }) => account_id)).size
  await tx
    .updateTable('push_campaign')
    .set({ devices: rows.length, people })
    .where('id', '=', campaign)
    .execute()
  await schedule(
    tx,
    'send-push',
    rows.map(({ id }) => ({ delivery: id })),
  )
  return rows.length
}
