import type { Answer } from '@rajt/contract/call'
import type { registration } from '@rajt/contract/registration'
import type { Act } from '../plumbing/request.ts'
import { decideMarked, decideOne } from './decide.ts'

type Accept = typeof registration.accept
type AcceptMarked = typeof registration.acceptMarked

/** Lets a waiting student in; the first decision wins (spec 4, decision A2). */
export function accept(asked: Act<Accept>): Promise<Answer<Accept>> {
  return decideOne({ ...asked, reason: null }, asked.params.id)
}

export function acceptMarked(asked: Act<AcceptMarked>): Promise<Answer<AcceptMarked>> {
  return decideMarked({ ...asked, reason: null }, asked.body.ids)
}
