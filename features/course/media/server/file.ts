import { extname } from 'node:path'
import { refuse } from '#platform/server/refuse.ts'
import { query } from '#platform/server/request.ts'
import { media } from '../calls.ts'
import { findMedium } from './queries.ts'

export const file = query(media.file, async function file({ db, params }) {
  const { key, media_type: mediaType, title } = await findMedium(db, params.id)
  if (key === null || mediaType === null) return refuse('not-found')
  return { content: { key }, mediaType, name: `${title}${extname(key)}` }
})
