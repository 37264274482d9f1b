import * as z from 'zod/mini'
import { call } from '#platform/contract/call.ts'

/** The path of a call that answers a file, with its query. */
const FilePath = z.string().check(z.regex(/^\/api\/[A-Za-z0-9/_-]{1,300}(\?[A-Za-z0-9=&,%._~*+-]{1,3000})?$/))

export const about = 'Addresses of files.'

export const files = {
  /**
   * For one download by the caller within a minute, because a browser's download sends no token (decision
   * L11). Whether they may have the file is decided when the address is used.
   */
  address: call({
    summary: 'Get an address that downloads a file without a token',
    method: 'POST',
    path: '/file-address',
    who: 'signed-in',
    concerns: 'oneself',
    body: z.strictObject({ path: FilePath }),
    answer: z.object({ url: z.string() }),
  }),
}
