import { act } from '#platform/server/request.ts'
import { registration } from '../calls.ts'
import { decideMarked, decideOne } from './decide.ts'

/** Lets a waiting student in; the first decision wins (spec 4, decision A2). */
export const accept = act(registration.accept, (request) =>
  decideOne(request, { move: 'accept' }, request.params.id),
)

export const acceptMarked = act(registration.acceptMarked, (request) =>
  decideMarked(request, { move: 'accept' }, request.body.ids),
)
