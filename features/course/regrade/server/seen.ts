import { refuse } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { regrade } from '../calls.ts'

/** Takes a notice off the caller's home page. Idempotent. */
export const seen = command(regrade.seen, async function seen({ tx, actor, now, params }) {
  const notice = await tx
    .selectFrom('regrade_notice')
    .select('seen_at')
    .where('ruling_id', '=', params.id)
    .where('account_id', '=', actor.id)
    .forUpdate()
    .executeTakeFirst()
  if (!notice) return refuse('not-found')
  if (notice.seen_at) return { done: true }
  await tx
    .updateTable('regrade_notice')
    .set({ seen_at: now })
    .where('ruling_id', '=', params.id)
    .where('account_id', '=', actor.id)
    .execute()
  return { done: true }
})
