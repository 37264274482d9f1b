import { writeAudit } from '#platform/server/audit.ts'
import { invalidate } from '#platform/server/cache.ts'
import { refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { afterCommit } from '#platform/server/transact.ts'
import { glossary } from '../calls.ts'
import { isUsed, lockTerm } from './queries.ts'
import { mayRemove } from './rules.ts'

/** A draft that names it waits for the lock, or is seen: of the two, one is refused or says that it is gone. */
export const remove = command(glossary.remove, async function remove({ tx, actor, now, params }) {
  const row = await lockTerm(tx, params.id)
  refuseUnless(mayRemove(await isUsed(tx, row.key)))
  await tx.deleteFrom('glossary_term').where('id', '=', row.id).execute()
  await writeAudit({ tx, actor, now }, 'glossary-term-removed', row.id, { word: row.hu_word })
  afterCommit(tx, () => invalidate('content'))
  return { done: true }
})
