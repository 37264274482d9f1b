import { act } from '#platform/server/request.ts'
import { registration } from '../calls.ts'
import { decideMarked } from './decide.ts'

export const rejectMarked = act(registration.rejectMarked, function rejectMarked(request) {
  return decideMarked(request, { move: 'reject', reason: request.body.reason }, request.body.ids)
})
