import { presentUser } from '#people/identity/server/present.ts'
import { query } from '#platform/server/request.ts'
import { auth } from '../calls.ts'

/** Who is signed in (spec 7). */
export const user = query(auth.user, async function user(request) {
  return { user: await presentUser(request.db, request) }
})
