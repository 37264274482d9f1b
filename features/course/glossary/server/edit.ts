import { writeAudit } from '#platform/server/audit.ts'
import { invalidate } from '#platform/server/cache.ts'
import { refuseEdited } from '#platform/server/edited.ts'
import { command } from '#platform/server/request.ts'
import { afterCommit } from '#platform/server/transact.ts'
import { glossary } from '../calls.ts'
import { columnsOf, presentDetails } from './present.ts'
import { lockTerm } from './queries.ts'

/** Refuses an edit of what somebody has edited since it was read; its key and what names it stay. */
export const edit = command(glossary.edit, async function edit({ tx, actor, now, language, params, body }) {
  const before = await lockTerm(tx, params.id)
  refuseEdited(body.editedAt, before.edited_at)
  await tx
    .updateTable('glossary_term')
    .set({ ...columnsOf(body), edited_at: now, edited_by: actor.id })
    .where('id', '=', before.id)
    .execute()
  await writeAudit({ tx, actor, now }, 'glossary-term-edited', before.id, { word: body.huWord })
  afterCommit(tx, () => invalidate('content'))
  return presentDetails(tx, before.id, language)
})
