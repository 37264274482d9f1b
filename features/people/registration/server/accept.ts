import { act } from '#platform/server/request.ts'
import { registration } from '../calls.ts'
import { decideOne } from './decide.ts'

/** Lets a waiting student in; the first decision wins (spec 4, decision A2). */
export const accept = act(registration.accept, function accept(request) {
  return decideOne(request, { move: 'accept' }, request.params.id)
})
