import type { Answer } from '@rajt/contract/call'
import type { registration } from '@rajt/contract/registration'
import type { Act } from '../plumbing/request.ts'
import { decideMarked, decideOne } from './decide.ts'

type Reject = typeof registration.reject
type RejectMarked = typeof registration.rejectMarked

/** Turns a waiting student away with a reason; her email and Neptun code may register again (decision A2). */
export function reject(asked: Act<Reject>): Promise<Answer<Reject>> {
  return decideOne({ ...asked, reason: asked.body.reason }, asked.params.id)
}

export function rejectMarked(asked: Act<RejectMarked>): Promise<Answer<RejectMarked>> {
  return decideMarked({ ...asked, reason: asked.body.reason }, asked.body.ids)
}
