import { act } from '#platform/server/request.ts'
import { markSeen } from '#teams/team-request/server/seen.ts'
import { application } from '../calls.ts'
import { lockReceived } from './decide.ts'

export const see = act(application.see, async function see(request) {
  const { id } = await lockReceived(request)
  await markSeen(request, id)
  return { done: true }
})
