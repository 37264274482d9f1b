import { refuse } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { calendar } from '../calls.ts'

export const remove = command(calendar.remove, async function remove({ tx, actor }) {
  const { numDeletedRows } = await tx
    .deleteFrom('calendar_address')
    .where('account_id', '=', actor.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return refuse('not-found')
  return { done: true }
})
