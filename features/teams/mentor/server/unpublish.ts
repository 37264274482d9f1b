import { writeAudit } from '#platform/server/audit.ts'
import { command } from '#platform/server/request.ts'
import { mentor } from '../calls.ts'

/** Idempotent: repeating it changes nothing. */
export const unpublish = command(mentor.unpublish, async function unpublish({ tx, actor, now }) {
  const { numUpdatedRows } = await tx
    .updateTable('mentor_profile')
    .set({ is_published: false })
    .where('account_id', '=', actor.id)
    .where('is_published', '=', true)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await writeAudit({ tx, actor, now }, 'mentor-unpublished', actor.id)
  return { done: true }
})
