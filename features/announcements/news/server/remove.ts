import { writeAudit } from '#platform/server/audit.ts'
import { refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { news } from '../calls.ts'
import { lockNews } from './queries.ts'
import { mayChange } from './rules.ts'

/** Gone with its image; the audit keeps the title. */
export const remove = command(news.remove, async function remove({ tx, actor, now, params, store }) {
  const item = await lockNews(tx, actor, params.id)
  const { id, title, image_id } = item
  refuseUnless(mayChange({ actor, item }))
  await tx.deleteFrom('news').where('id', '=', id).execute()
  if (image_id) await store.remove(tx, image_id)
  await writeAudit({ tx, actor, now }, 'news-removed', id, { title })
  return { done: true }
})
