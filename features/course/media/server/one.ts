import { query } from '#platform/server/request.ts'
import { media } from '../calls.ts'
import { presentDetails } from './present.ts'

export const one = query(media.one, async function one(request) {
  return presentDetails(request.db, request.params.id, request)
})
