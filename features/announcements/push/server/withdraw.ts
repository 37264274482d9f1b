import { refuse } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { push } from '../calls.ts'

export const withdraw = command(push.withdraw, async function withdraw({ tx, actor, params }) {
  const { numDeletedRows } = await tx
    .deleteFrom('push_device')
    .where('id', '=', params.id)
    .where('account_id', '=', actor.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return refuse('not-found')
  return { done: true }
})
