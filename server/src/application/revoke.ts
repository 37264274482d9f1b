import { application } from '@rajt/contract/application'
import { lockAccounts } from '../plumbing/lock-accounts.ts'
import { act } from '../plumbing/request.ts'
import { lockSecondSemester } from '../programme/second-semester.ts'
import { moveRequest } from '../team-request/void.ts'
import { presentApplication } from './present.ts'
import { ownApplication } from './queries.ts'

/** Repeating it, after a lost answer, gets the same answer. */
export const revoke = act(application.revoke, async (request) => {
  const { tx, actor, now, params } = request
  await lockSecondSemester(tx)
  await lockAccounts(tx, [actor.id])
  const row = await ownApplication(tx, actor, params.id)
  if (row.status !== 'REVOKED')
    await moveRequest.APPLICATION(request, 'revoke', [row.id], { set: { closed_at: now } })
  return presentApplication(await ownApplication(tx, actor, row.id))
})
