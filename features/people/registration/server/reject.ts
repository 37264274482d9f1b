import { command } from '#platform/server/request.ts'
import { registration } from '../calls.ts'
import { decideOne } from './decide.ts'

/** Turns a waiting student away with a reason; their email and Neptun code may register again (decision A2). */
export const reject = command(registration.reject, function reject(request) {
  return decideOne(request, { transition: 'reject', reason: request.body.reason }, request.params.id)
})
