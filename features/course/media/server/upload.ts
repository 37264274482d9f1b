import { query } from '#platform/server/request.ts'
import { media } from '../calls.ts'
import { findUpload, presentUpload } from './uploads.ts'

export const upload = query(media.upload, async function upload({ db, actor, now, params }) {
  return presentUpload(await findUpload(db, { actor, now }, params.id))
})
