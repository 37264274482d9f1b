import { query } from '#platform/server/request.ts'
import { media } from '../calls.ts'
import { presentDetails } from './present.ts'

export const one = query(media.one, async function one({ db, params, language }) {
  return presentDetails(db, params.id, language)
})
