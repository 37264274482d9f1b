import { command } from '#platform/server/request.ts'
import { registration } from '../calls.ts'
import { decideMarked } from './decide.ts'

export const rejectMarked = command(registration.rejectMarked, function rejectMarked(request) {
  return decideMarked(request, { transition: 'reject', reason: request.body.reason }, request.body.ids)
})
