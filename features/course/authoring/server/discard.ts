import { writeAudit } from '#platform/server/audit.ts'
import type { Tx } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
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
  if (draft.kind === 'module' && draft.based_on === null && (await hasDrafts(tx, id)))
    return refuse('module-has-drafts')
  await tx.deleteFrom('content_draft').where('thing_id', '=', id).execute()
  await writeAudit({ tx, actor, now }, 'draft-discarded', id)
  return { done: true }
})

/** Whoever begins one waits for the module's draft, which is locked. */
const hasDrafts = async (tx: Tx, module: string) =>
  (await tx
    .selectFrom('content_draft')
    .select('thing_id')
    .where('module_id', '=', module)
    .limit(1)
    .executeTakeFirst()) !== undefined
