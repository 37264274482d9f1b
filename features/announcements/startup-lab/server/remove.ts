import { writeAudit } from '#platform/server/audit.ts'
import { command } from '#platform/server/request.ts'
import { startupLab } from '../calls.ts'
import { lockEvent } from './queries.ts'

/** Gone with its logo; the audit keeps the title, and subscribed calendars are told that it is cancelled. */
export const remove = command(startupLab.remove, async function remove({ tx, actor, now, params, store }) {
  const { id, title, logo_id, starts_at, ends_at, created_at } = await lockEvent(tx, params.id)
  await tx.deleteFrom('startup_lab_event').where('id', '=', id).execute()
  await tx
    .insertInto('removed_event')
    .values({ id, title, starts_at, ends_at, created_at, removed_at: now })
    .execute()
  if (logo_id) await store.remove(tx, logo_id)
  await writeAudit({ tx, actor, now }, 'event-removed', id, { title })
  return { done: true }
})
