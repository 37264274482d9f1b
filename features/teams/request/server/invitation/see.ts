import { act } from '#platform/server/request.ts'
import { lockSecondSemester } from '#programme/programme/server/second-semester.ts'
import { invitation } from '../../invitation-calls.ts'
import { markSeen } from '../seen.ts'
import { receivedInvitation } from './queries.ts'

export const see = act(invitation.see, async function see(request) {
  const { tx, actor, params } = request
  const semester = await lockSecondSemester(tx)
  const { id } = await receivedInvitation(tx, { student: actor.id, semester: semester.id, id: params.id })
  await markSeen(request, id)
  return { done: true }
})
