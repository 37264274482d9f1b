import { refuse } from '#platform/server/refuse.ts'
import { query } from '#platform/server/request.ts'
import { startupLab } from '../calls.ts'

/** Seconds; its address changes with the logo, and at the latest with the hour. */
const KEPT_FOR = 3600

export const logo = query(startupLab.logo, async function logo({ db, params }) {
  const found = await db
    .selectFrom('startup_lab_event as e')
    .innerJoin('file as f', 'f.id', 'e.logo_id')
    .select(['f.key', 'f.media_type', 'f.name'])
    .where('e.id', '=', params.id)
    .executeTakeFirst()
  if (!found) return refuse('not-found')
  const { key, media_type: mediaType, name } = found
  return { content: { key }, mediaType, name, isShown: true, keptFor: KEPT_FOR }
})
