import { dropCachedSessions } from '#people/identity/server/session.ts'
import { refuse } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { afterCommit } from '#platform/server/transact.ts'
import { security } from '../calls.ts'

/** One of the caller's own; the deleted row tells every process (decision A1). */
export const endSession = command(security.endSession, async function endSession({ tx, actor, params }) {
  const { numDeletedRows } = await tx
    .deleteFrom('session')
    .where('id', '=', params.id)
    .where('account_id', '=', actor.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return refuse('not-found')
  afterCommit(tx, () => dropCachedSessions(actor.id))
  return { done: true }
})
