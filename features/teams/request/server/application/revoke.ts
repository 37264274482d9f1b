import { lockAccounts } from '#platform/server/lock-accounts.ts'
import { act } from '#platform/server/request.ts'
import { lockSecondSemester } from '#programme/programme/server/second-semester.ts'
import { application } from '../../application-calls.ts'
import { moveRequest } from '../transitions.ts'
import { presentApplication } from './present.ts'
import { ownApplication } from './queries.ts'

/** Repeating it, after a lost answer, gets the same answer. */
export const revoke = act(application.revoke, async function revoke(request) {
  const { tx, actor, now, params } = request
  await lockSecondSemester(tx)
  await lockAccounts(tx, [actor.id])
  const row = await ownApplication(tx, actor, params.id)
  if (row.status !== 'REVOKED')
    await moveRequest.APPLICATION(request, 'revoke', [row.id], { set: { closed_at: now } })
  return presentApplication(await ownApplication(tx, actor, row.id))
})
