import { query } from '#platform/server/request.ts'
import { savedAddress } from '#platform/server/signed-address.ts'
import { files } from '../calls.ts'

/** An address at which the caller alone saves a file, for a while (decision L11). */
export const address = query(files.address, async function address({ actor, now, settings, body }) {
  return { url: savedAddress(body.path, { settings, actor, now }) }
})
