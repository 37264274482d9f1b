import { registration } from '@rajt/contract/registration'
import { act } from '../plumbing/request.ts'
import { decideMarked, decideOne } from './decide.ts'

/** Lets a waiting student in; the first decision wins (spec 4, decision A2). */
export const accept = act(registration.accept, (request) => {
  return decideOne({ ...request, reason: null }, request.params.id)
})

export const acceptMarked = act(registration.acceptMarked, (request) => {
  return decideMarked({ ...request, reason: null }, request.body.ids)
})
