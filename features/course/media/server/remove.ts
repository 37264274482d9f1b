import { writeAudit } from '#platform/server/audit.ts'
import { refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { media } from '../calls.ts'
import { lockMedium } from './queries.ts'
import { mayRemove } from './rules.ts'

/** Gone with its files. Whoever puts it into a lesson meanwhile waits for the lock, and finds it gone. */
export const remove = command(media.remove, async function remove({ tx, actor, now, params, store }) {
  const row = await lockMedium(tx, params.id)
  refuseUnless(mayRemove(row.uses))
  const replaced = await tx
    .deleteFrom('medium_replacement')
    .where('medium_id', '=', row.id)
    .returning('file_id')
    .execute()
  await tx.deleteFrom('medium').where('id', '=', row.id).execute()
  const files = [row.file_id, row.captions_id, row.poster_id, ...replaced.map(({ file_id }) => file_id)]
  for (const id of files) if (id) await store.remove(tx, id)
  await writeAudit({ tx, actor, now }, 'medium-removed', row.id, { title: row.title })
  return { done: true }
})
