import { act } from '#platform/server/request.ts'
import { mentorApplication } from '../../mentor-application-calls.ts'
import { notify } from '../notifications.ts'
import { moveRequest } from '../transitions.ts'
import { findReceived } from './decide.ts'

/** This project does not ask again (decision P7). Idempotent: repeating it gets the same answer. */
export const decline = act(mentorApplication.decline, async function decline(request) {
  const { body, now } = request
  const row = await findReceived(request)
  if (row.status === 'REJECTED') return { done: true }
  const declined = await moveRequest.MENTOR_APPLICATION(request, 'reject', [row.id], {
    set: { closed_at: now, reason: body.reason },
  })
  await notify(request, declined)
  return { done: true }
})
