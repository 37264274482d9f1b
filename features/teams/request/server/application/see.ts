import { act } from '#platform/server/request.ts'
import { application } from '../../application-calls.ts'
import { markSeen } from '../seen.ts'
import { lockReceived } from './decide.ts'

export const see = act(application.see, async function see(request) {
  const { id } = await lockReceived(request)
  await markSeen(request, id)
  return { done: true }
})
