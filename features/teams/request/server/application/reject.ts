import { refuse } from '#platform/server/refuse.ts'
import { act } from '#platform/server/request.ts'
import { application } from '../../application-calls.ts'
import { notify } from '../notifications.ts'
import { moveRequest } from '../transitions.ts'
import { lockReceived, refusalFor } from './decide.ts'

/** Repeating it gets the same answer; whoever was rejected cannot apply here any more (decision P4). */
export const reject = act(application.reject, async function reject(request) {
  const row = await lockReceived(request)
  if (row.status === 'REJECTED') return { done: true }
  if (row.status !== 'PENDING') return refuse('application-not-pending', { detail: refusalFor(row, false) })
  const rejected = await moveRequest.APPLICATION(request, 'reject', [row.id], {
    set: { closed_at: request.now },
  })
  await notify(request, rejected)
  return { done: true }
})
