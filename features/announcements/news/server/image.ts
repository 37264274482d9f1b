import { refuse } from '#platform/server/refuse.ts'
import { query } from '#platform/server/request.ts'
import { news } from '../calls.ts'
import { within } from './queries.ts'

/** Seconds; its address changes with the image, and at the latest with the hour. */
const KEPT_FOR = 3600

/** For who may see its item; nobody else finds it (decision N1). */
export const image = query(news.image, async function image({ db, actor, params }) {
  const found = await within(db, actor)
    .innerJoin('file as f', 'f.id', 'n.image_id')
    .select(['f.key', 'f.media_type', 'f.name'])
    .where('n.id', '=', params.id)
    .executeTakeFirst()
  if (!found) return refuse('not-found')
  const { key, media_type: mediaType, name } = found
  return { content: { key }, mediaType, name, isShown: true, keptFor: KEPT_FOR }
})
