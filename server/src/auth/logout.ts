import type { auth } from '@rajt/contract/auth'
import type { Answer } from '@rajt/contract/call'
import type { Act } from '../plumbing/request.ts'
import { forgetSession } from './session.ts'

type Logout = typeof auth.logout

/** The session ends on the server; the token is worth nothing afterwards (decision A1). */
export async function logout({ tx, actor, afterCommit }: Act<Logout>): Promise<Answer<Logout>> {
  await tx.deleteFrom('session').where('token_hash', '=', actor.tokenHash).execute()
  afterCommit(() => forgetSession(actor.tokenHash.toString('hex')))
  return { done: true }
}
