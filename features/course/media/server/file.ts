import { extname } from 'node:path'
import { query } from '#platform/server/request.ts'
import { media } from '../calls.ts'
import { findMedium } from './queries.ts'

export const file = query(media.file, async function file({ db, params }) {
  const { key, media_type: mediaType, title } = await findMedium(db, params.id)
  return { content: { key }, mediaType, name: `${title}${extname(key)}` }
})
