import { writeAudit } from '#platform/server/audit.ts'
import { command } from '#platform/server/request.ts'
import { challenge } from '../calls.ts'
import { lockOffered } from './queries.ts'
import { changeDocuments } from './write.ts'

/** One that a one-pager names is hidden and keeps its history (decision O4); any other is gone with its files. */
export const remove = command(challenge.remove, async function remove({ tx, actor, now, params, store }) {
  const { id, title, logo_id, taken } = await lockOffered(tx, params.id)
  if (taken > 0) await tx.updateTable('challenge').set({ hidden_at: now }).where('id', '=', id).execute()
  else {
    const documents = await tx
      .selectFrom('challenge_document')
      .select('id')
      .where('challenge_id', '=', id)
      .execute()
    await changeDocuments({ tx, store, now }, id, { gone: documents.map((one) => one.id), added: [] })
    await tx.deleteFrom('challenge').where('id', '=', id).execute()
    if (logo_id) await store.remove(tx, logo_id)
  }
  await writeAudit({ tx, actor, now }, 'challenge-removed', id, { title })
  return { done: true }
})
