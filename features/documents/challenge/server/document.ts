import { query } from '#platform/server/request.ts'
import { challenge } from '../calls.ts'
import { documentOf } from './queries.ts'

export const document = query(challenge.document, async function document({ db, params }) {
  const { key, media_type: mediaType, name } = await documentOf(db, params.id, params.document)
  return { content: { key }, mediaType, name }
})
