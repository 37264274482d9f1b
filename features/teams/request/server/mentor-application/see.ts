import { act } from '#platform/server/request.ts'
import { mentorApplication } from '../../mentor-application-calls.ts'
import { markSeen } from '../seen.ts'
import { findReceived } from './decide.ts'

export const see = act(mentorApplication.see, async function see(request) {
  const { id } = await findReceived(request)
  await markSeen(request, id)
  return { done: true }
})
