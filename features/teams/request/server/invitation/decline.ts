import { lockAccounts } from '#platform/server/lock-accounts.ts'
import { act } from '#platform/server/request.ts'
import { lockSecondSemester } from '#programme/programme/server/second-semester.ts'
import { invitation } from '../../invitation-calls.ts'
import { notify } from '../notifications.ts'
import { moveRequest } from '../transitions.ts'
import { refuseOver } from './answer.ts'
import { presentInvited } from './present.ts'
import { receivedInvitation } from './queries.ts'

/** This project does not ask again (decision X13). Idempotent: repeating it gets the same answer. */
export const decline = act(invitation.decline, async function decline(request) {
  const { tx, actor, now, params } = request
  const semester = await lockSecondSemester(tx)
  await lockAccounts(tx, [actor.id])
  const own = { student: actor.id, semester: semester.id, id: params.id }
  const row = await receivedInvitation(tx, own)
  if (row.status === 'REJECTED') return presentInvited(row)
  if (row.status !== 'PENDING') return refuseOver(row)
  const declined = await moveRequest.INVITATION(request, 'reject', [row.id], { set: { closed_at: now } })
  await notify(request, declined)
  return presentInvited(await receivedInvitation(tx, own))
})
