import { writeAudit } from '#platform/server/audit.ts'
import { command } from '#platform/server/request.ts'
import { authoring } from '../calls.ts'
import { findThing, lockDrafts } from './queries.ts'
import { refusePlanned } from './save.ts'

/** What is published stays. Idempotent: without a draft nothing changes. */
export const discard = command(authoring.discard, async function discard({ tx, actor, now, params }) {
  const { id } = await findThing(tx, params.id)
  const [draft] = await lockDrafts(tx, [id])
  if (!draft) return { done: true }
  refusePlanned(draft)
  await tx.deleteFrom('content_draft').where('thing_id', '=', id).execute()
  await writeAudit({ tx, actor, now }, 'draft-discarded', id)
  return { done: true }
})
