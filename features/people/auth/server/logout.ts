import { dropCachedSession } from '#people/identity/server/session.ts'
import { command } from '#platform/server/request.ts'
import { afterCommit } from '#platform/server/transact.ts'
import { auth } from '../calls.ts'

/** The session ends on the server; the token is worth nothing afterwards (decision A1). */
export const logout = command(auth.logout, async function logout({ tx, actor }) {
  await tx.deleteFrom('session').where('token_hash', '=', actor.tokenHash).execute()
  afterCommit(tx, () => dropCachedSession(actor.tokenHash.toString('hex')))
  return { done: true }
})
