import { command } from '#platform/server/request.ts'
import { editing } from '../editing-calls.ts'
import { findThing } from './queries.ts'

/** Idempotent: whoever is not there has left. */
export const leave = command(editing.leave, async function leave({ tx, actor, params }) {
  const { id } = await findThing(tx, params.id)
  await tx
    .deleteFrom('content_presence')
    .where('thing_id', '=', id)
    .where('account_id', '=', actor.id)
    .execute()
  return { done: true }
})
