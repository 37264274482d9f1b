import { command } from '#platform/server/request.ts'
import { registration } from '../calls.ts'
import { decideMarked } from './decide.ts'

export const acceptMarked = command(registration.acceptMarked, function acceptMarked(request) {
  return decideMarked(request, { transition: 'accept' }, request.body.ids)
})
