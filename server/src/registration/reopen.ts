import { registration } from '@rajt/contract/registration'
import { dropCachedSessions, endSessions } from '../auth/session.ts'
import { refuseUnless } from '../plumbing/refuse.ts'
import { act } from '../plumbing/request.ts'
import { afterCommit } from '../plumbing/transact.ts'
import { forgetUnproven } from './forget.ts'
import { move } from './move.ts'
import { presentRegistration } from './present.ts'
import { lockOne, registrations } from './queries.ts'
import { mayBeReopened } from './rules.ts'

/** The office takes a decision back: the student waits again, and may not be signed in while she does (decision A2). */
export const reopen = act(registration.reopen, async ({ tx, actor, now, params, body }) => {
  const row = await lockOne(tx, actor, params.id)
  refuseUnless(mayBeReopened(row))
  if (row.status === 'REJECTED') await forgetUnproven(tx, row.email, now)
  await move(
    { tx, actor, now },
    [row],
    row.status === 'REJECTED' ? 'reopenRejected' : 'reopenAccepted',
    body.note || null,
  )
  await endSessions(tx, row.account_id)
  afterCommit(tx, () => dropCachedSessions(row.account_id))
  return presentRegistration(
    await registrations(tx).where('r.id', '=', row.id).executeTakeFirstOrThrow(),
    actor,
  )
})
