import { command } from '#platform/server/request.ts'
import { registration } from '../calls.ts'
import { decideOne } from './decide.ts'

/** Lets a waiting student in; the first decision wins (spec 4, decision A2). */
export const accept = command(registration.accept, function accept(request) {
  return decideOne(request, { transition: 'accept' }, request.params.id)
})
