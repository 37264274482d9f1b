import * as z from 'zod/mini'
import { FullName, Id, Instant } from '#platform/contract/parts.ts'

/** Characters (spec 5). */
export const MOTIVATION_MAX = 1_000
/**
 * How often the same project or mentor may be applied to again after the applicant revoked or nobody answered
 * (decision P4).
 */
export const AGAIN_MAX = 3

/** What a side is told of any request: a rejected application is closed, without another word (decision P2). */
export const standings = ['PENDING', 'ACCEPTED', 'CLOSED'] as const

/** What somebody who is asked, or has asked, reads of the project. */
export const projectFields = {
  _id: Id,
  name: z.string(),
  shortDescription: z.string(),
  _owner: z.object({ _id: Id, ...FullName.shape }),
}

export const timeFields = {
  sentAt: Instant,
  /** When the side that was asked opened it; null until then (decision X3). */
  seenAt: z.nullable(Instant),
  answerBy: Instant,
}
