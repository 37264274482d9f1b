import { writeAudit } from '#platform/server/audit.ts'
import { momentInName } from '#platform/server/budapest.ts'
import { refuse } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { ownData } from '../calls.ts'
import { openOwnData } from './standing.ts'

/** The file stays on the disk until it is swept at night, so that a download that has begun comes to its end. */
export const file = command(ownData.file, async function file({ tx, actor, now, params }) {
  const open = await openOwnData(tx, actor.id, now)
  if (open?._id !== params.id || !open.ready) return refuse('not-found')
  const taken = await tx
    .updateTable('own_data as o')
    .from('file as f')
    .set({ downloaded_at: now })
    .whereRef('f.id', '=', 'o.file_id')
    .where('o.id', '=', params.id)
    .where('o.downloaded_at', 'is', null)
    .returning('f.key')
    .executeTakeFirst()
  if (!taken) return refuse('not-found')
  await writeAudit({ tx, actor, now }, 'own-data-downloaded', actor.id)
  return { content: { key: taken.key }, mediaType: 'application/zip', name: `rajt ${momentInName(now)}.zip` }
})
