import { linkState } from '#people/identity/server/token.ts'
import { query } from '#platform/server/request.ts'
import { auth } from '../calls.ts'

/** Whether a mailed link still opens something; spends nothing. */
export const link = query(auth.link, async function link({ db, params, now }) {
  return { state: await linkState(db, params.purpose, params.accessToken, now) }
})
