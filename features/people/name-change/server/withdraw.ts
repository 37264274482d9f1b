import { mayTransition } from '#platform/contract/states.ts'
import { lockAccounts } from '#platform/server/lock-accounts.ts'
import { refuse } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { nameChange } from '../calls.ts'
import { nameChangeStates } from '../states.ts'
import { presentEnded, presentOwn } from './present.ts'
import { find } from './queries.ts'
import { transitionNameChange } from './transition.ts'

/** Idempotent: withdrawing again changes nothing. */
export const withdraw = command(nameChange.withdraw, async function withdraw(request) {
  const { tx, actor, now, params } = request
  await lockAccounts(tx, [actor.id])
  const row = await find(tx, params.id)
  if (row.account_id !== actor.id) return refuse('not-found')
  if (row.status === 'WITHDRAWN') return presentOwn(row)
  const verdict = mayTransition(nameChangeStates, 'withdraw', row.status, actor.role)
  if (verdict !== 'ok') return refuse(verdict, { detail: { ...presentEnded(row, actor) } })
  await transitionNameChange(request, 'withdraw', [row.id], { set: { ended_at: now } })
  return presentOwn(await find(tx, row.id))
})
