import { writeAudit } from '#platform/server/audit.ts'
import { invalidate } from '#platform/server/cache.ts'
import { refuse } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { afterCommit } from '#platform/server/transact.ts'
import { authoring } from '../calls.ts'
import { findThing } from './queries.ts'

/** Idempotent: what is in use stays so. */
export const reinstate = command(authoring.reinstate, async function reinstate({ tx, actor, now, params }) {
  const { id, kind } = await findThing(tx, params.id)
  if (kind === 'module') return refuse('not-found')
  const { numUpdatedRows } = await tx
    .updateTable(kind)
    .set({ retired_at: null })
    .where('id', '=', id)
    .where('retired_at', 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return { done: true }
  await writeAudit({ tx, actor, now }, 'content-reinstated', id)
  afterCommit(tx, () => invalidate('content'))
  return { done: true }
})
