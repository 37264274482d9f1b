import { refuse } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { media } from '../calls.ts'
import { dropParts, lockUpload } from './uploads.ts'

/** What became a medium stays one. */
export const abandon = command(media.abandon, async function abandon({ tx, actor, now, params, store }) {
  const row = await lockUpload(tx, { actor, now }, params.id)
  if (row.medium_id) return refuse('not-found')
  await dropParts(tx, store, row.id)
  await tx.deleteFrom('upload').where('id', '=', row.id).execute()
  return { done: true }
})
