import { act } from '#platform/server/request.ts'
import { registration } from '../calls.ts'
import { decideMarked } from './decide.ts'

export const acceptMarked = act(registration.acceptMarked, function acceptMarked(request) {
  return decideMarked(request, { move: 'accept' }, request.body.ids)
})
