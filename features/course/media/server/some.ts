import { query } from '#platform/server/request.ts'
import { media } from '../calls.ts'
import { presentMedium } from './present.ts'
import { mediaByKeys } from './queries.ts'

export const some = query(media.some, async function some({ db, body, settings }) {
  return { media: (await mediaByKeys(db, body.ids)).map((row) => presentMedium(row, settings)) }
})
