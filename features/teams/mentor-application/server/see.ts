import { act } from '#platform/server/request.ts'
import { markSeen } from '#teams/team-request/server/seen.ts'
import { mentorApplication } from '../calls.ts'
import { findReceived } from './decide.ts'

export const see = act(mentorApplication.see, async function see(request) {
  const { id } = await findReceived(request)
  await markSeen(request, id)
  return { done: true }
})
