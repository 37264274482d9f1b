import type { Answer } from '@rajt/contract/call'
import type { security } from '@rajt/contract/security'
import { forgetAccount } from '../auth/session.ts'
import { refuse } from '../plumbing/refuse.ts'
import type { Act } from '../plumbing/request.ts'

type EndSession = typeof security.endSession
type EndOthers = typeof security.endOtherSessions

/** One of the caller's own; the deleted row tells every process (decision A1). */
export async function endSession({
  tx,
  actor,
  params,
  afterCommit,
}: Act<EndSession>): Promise<Answer<EndSession>> {
  const { numDeletedRows } = await tx
    .deleteFrom('session')
    .where('id', '=', params.id)
    .where('account_id', '=', actor.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return refuse('not-found')
  afterCommit(() => forgetAccount(actor.id))
  return { done: true }
}

export async function endOtherSessions({
  tx,
  actor,
  afterCommit,
}: Act<EndOthers>): Promise<Answer<EndOthers>> {
  const { numDeletedRows } = await tx
    .deleteFrom('session')
    .where('account_id', '=', actor.id)
    .where('token_hash', '<>', actor.tokenHash)
    .executeTakeFirst()
  afterCommit(() => forgetAccount(actor.id))
  return { ended: Number(numDeletedRows) }
}
