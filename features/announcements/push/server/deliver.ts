import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { projectRole } from '#people/identity/server/present.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Database, Tx } from '#platform/server/database.ts'
import type { JobOutcome } from '#platform/server/events.ts'
import { type JobPayloads, schedule } from '#platform/server/schedule.ts'
import type { Settings } from '#platform/server/settings.ts'
import { transact } from '#platform/server/transact.ts'
import type { Context } from '#programme/programme/calls.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { ownsProject } from '#programme/programme/server/seats.ts'
import { pushPathOf } from '../calls.ts'
import { type PushKey, pushKey } from './keys.ts'
import { post, type Reply } from './post.ts'
import { devicesOf, type Semester } from './queries.ts'
import { mayReceivePushes, nextTry, outcomeOf, retryAfterOf } from './rules.ts'

interface Sending {
  db: Database
  clock: Clock
  settings: Settings
  log: FastifyBaseLogger
}

type Waiting = NonNullable<Awaited<ReturnType<typeof waitingDelivery>>>

/** The job: one campaign to one device, and what became of it. What has ended is not sent again. */
export function pushWorker(sending: Sending): (payload: JobPayloads['send-push']) => Promise<JobOutcome> {
  return async ({ delivery: id }) => {
    const { db, clock, settings } = sending
    const key = await pushKey(db, settings)
    const programme = await currentProgramme(db)
    const delivery = await waitingDelivery(db, id, { semester: programme.semester, key: key.id })
    if (!delivery) return 'done'
    const reply = await tryOnce(sending, delivery, { key, context: programme.context })
    const now = clock.now()
    const ended = await transact(db, (tx) => note(tx, delivery, reply, now))
    if (reply && outcomeOf(reply.status) === 'refused')
      sending.log.warn({ part: 'push', delivery: id, status: reply.status }, 'push refused for good')
    return ended
  }
}

/**
 * With the device it is for, while that still is that person's and a campaign would go there now: since it was sent, or
 * tried, they may have been disabled, or a semester may have begun without them (decision X10).
 */
const waitingDelivery = (db: Database, id: string, to: { semester: Semester; key: string }) =>
  db
    .selectFrom('push_delivery as y')
    .innerJoin('push_campaign as c', 'c.id', 'y.campaign_id')
    .leftJoin(
      devicesOf(db, to.semester, to.key)
        .select(['d.id', 'd.account_id', 'd.endpoint', 'd.p256dh', 'd.auth'])
        .as('d'),
      (join) => join.onRef('d.id', '=', 'y.device_id').onRef('d.account_id', '=', 'y.account_id'),
    )
    .select(['y.id', 'y.campaign_id', 'y.tries', 'c.title', 'c.text', 'c.redirect', 'c.sent_at'])
    .select(['d.id as device_id', 'd.endpoint', 'd.p256dh', 'd.auth'])
    .select(ownsProject(sql.ref('y.account_id')).as('ownsProject'))
    .where('y.id', '=', id)
    .where('y.delivered_at', 'is', null)
    .where('y.failed_at', 'is', null)
    .executeTakeFirst()

interface Answered {
  /** Null where there was no answer. */
  status: number | null
  retryAfter?: string | undefined
}

/** Null where nothing is to be asked. Which push services are known may have changed since the device was allowed. */
async function tryOnce(
  { settings }: Sending,
  delivery: Waiting,
  { key, context }: { key: PushKey; context: Context },
): Promise<Answered | null> {
  const { endpoint, p256dh, auth, campaign_id, title, text, redirect, ownsProject } = delivery
  if (endpoint === null || p256dh === null || auth === null) return null
  if (mayReceivePushes(endpoint, settings.PUSH_TEST_URL) !== 'ok') return null
  const path = pushPathOf(redirect, projectRole({ role: 'STUDENT', ownsProject }, context))
  const sender = { key, contact: context.CONTACT_EMAIL, testUrl: settings.PUSH_TEST_URL }
  return post({ endpoint, p256dh, auth }, { id: campaign_id, title, text, path }, sender).catch(noAnswer)
}

/** A network that failed may come back; its failure is none of the platform's. */
const noAnswer = (): Answered => ({ status: null })

async function note(
  tx: Tx,
  delivery: Waiting,
  reply: Answered | Reply | null,
  now: Date,
): Promise<JobOutcome> {
  const status = reply?.status ?? null
  const outcome = reply ? outcomeOf(status) : 'gone'
  const tries = delivery.tries + (reply ? 1 : 0)
  const again =
    outcome === 'again'
      ? nextTry({ tries, retryAfter: retryAfterOf(reply?.retryAfter, now), sentAt: delivery.sent_at, now })
      : null
  if (again) {
    await tx.updateTable('push_delivery').set({ tries, status }).where('id', '=', delivery.id).execute()
    await schedule(tx, 'send-push', { delivery: delivery.id }, again)
    return 'again'
  }
  const isDelivered = outcome === 'delivered'
  const end = isDelivered ? { delivered_at: now } : { failed_at: now }
  const ended = await tx
    .updateTable('push_delivery')
    .set({ ...end, tries, status })
    .where('id', '=', delivery.id)
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst()
  if (ended.numUpdatedRows === 0n) return 'done'
  const count = isDelivered ? 'delivered' : 'failed'
  await tx
    .updateTable('push_campaign')
    .set(count, sql`${sql.ref(count)} + 1`)
    .where('id', '=', delivery.campaign_id)
    .execute()
  if (outcome === 'gone' && delivery.device_id) await forget(tx, delivery.device_id)
  return outcome === 'again' ? 'given-up' : outcome
}

/**
 * The subscription does not exist any more: it is not written to again (decision N4). The device of somebody who is only
 * not reached now stays theirs.
 */
const forget = (tx: Tx, device: string) => tx.deleteFrom('push_device').where('id', '=', device).execute()
