import { mayMove } from '#platform/contract/states.ts'
import { lockAccounts } from '#platform/server/lock-accounts.ts'
import { refuse } from '#platform/server/refuse.ts'
import { act } from '#platform/server/request.ts'
import { nameChange } from '../calls.ts'
import { nameChangeStates } from '../states.ts'
import { moveNameChange } from './move.ts'
import { presentEnded, presentOwn } from './present.ts'
import { find } from './queries.ts'

/** Idempotent: withdrawing again changes nothing. */
export const withdraw = act(nameChange.withdraw, async function withdraw(request) {
  const { tx, actor, now, params } = request
  await lockAccounts(tx, [actor.id])
  const row = await find(tx, params.id)
  if (row.account_id !== actor.id) return refuse('not-found')
  if (row.status === 'WITHDRAWN') return presentOwn(row)
  const verdict = mayMove(nameChangeStates, 'withdraw', row.status, actor.role)
  if (verdict !== 'ok') return refuse(verdict, { detail: { ...presentEnded(row, actor) } })
  await moveNameChange(request, 'withdraw', [row.id], { set: { ended_at: now } })
  return presentOwn(await find(tx, row.id))
})
