import { query } from '#platform/server/request.ts'
import { challenge } from '../calls.ts'
import { logoOf } from './queries.ts'

/** Seconds; its address changes with the logo, and at the latest with the hour. */
const KEPT_FOR = 3600

export const logo = query(challenge.logo, async function logo({ db, params }) {
  const { key, media_type: mediaType, name } = await logoOf(db, params.id)
  return { content: { key }, mediaType, name, isShown: true, keptFor: KEPT_FOR }
})
