import { auth } from '@rajt/contract/auth'
import { act } from '../plumbing/request.ts'
import { afterCommit } from '../plumbing/transact.ts'
import { dropCachedSession } from './session.ts'

/** The session ends on the server; the token is worth nothing afterwards (decision A1). */
export const logout = act(auth.logout, async ({ tx, actor }) => {
  await tx.deleteFrom('session').where('token_hash', '=', actor.tokenHash).execute()
  afterCommit(tx, () => dropCachedSession(actor.tokenHash.toString('hex')))
  return { done: true }
})
