import * as z from 'zod/mini'
import { call } from '#platform/contract/call.ts'
import { Done, FullName, Id, IdParams, Instant } from '#platform/contract/parts.ts'
import { standings, timeFields } from './shapes.ts'
import { teamRequestKinds, voidReasons } from './states.ts'

/** How long a request that is over is still shown. */
export const CLOSED_SHOWN_DAYS = 14
/** Fewer answers than this tell no typical time. */
export const TYPICAL_FROM = 5
/** The most requests that are told at once; those that end soonest come first. */
export const REQUESTS_MAX = 100

/** Where somebody answers a request, or follows what becomes of it (spec 2). */
const requestPages = [
  '/project/project-applications',
  '/project/invitations',
  '/my-project/manage-applications',
  '/my-project/team/member-finder/invitations',
  '/mentors/mentor-applications',
] as const
export type RequestPage = (typeof requestPages)[number]

/** A request as one of its two sides sees it. */
export const OwnRequest = z.object({
  _id: Id,
  kind: z.enum(teamRequestKinds),
  /** Whether the caller waits for the answer, or is waited for. */
  direction: z.enum(['SENT', 'RECEIVED']),
  /** In the order of the caller's language (decision A8). */
  otherName: z.string(),
  _project: z.object({ _id: Id, name: z.string() }),
  status: z.enum(standings),
  /** Why it is closed, where the caller may know that. */
  closedBy: z.nullable(z.enum([...voidReasons, 'revoked', 'declined'])),
  /** The reason of a mentor who declined. */
  reason: z.nullable(z.string()),
  ...timeFields,
  closedAt: z.nullable(Instant),
  page: z.enum(requestPages),
})
export type OwnRequest = z.infer<typeof OwnRequest>

/** Half of the answers came within this many hours; null while there are too few. */
const Hours = z.nullable(z.int().check(z.minimum(1)))
export const TypicalHours = z.object({
  APPLICATION: Hours,
  INVITATION: Hours,
  MENTOR_APPLICATION: Hours,
})
export type TypicalHours = z.infer<typeof TypicalHours>

/** A pending request whose reminder or end failed for a reason of its own (decision Y12). */
export const SetAsideRequest = z.object({
  _id: Id,
  kind: z.enum(teamRequestKinds),
  _project: z.object({ _id: Id, name: z.string() }),
  /** Who applied or was invited, or the mentor who was asked. */
  _person: z.object({ _id: Id, ...FullName.shape }),
  answerBy: Instant,
  since: Instant,
  /** When the clock deals with it again by itself. */
  retryAt: Instant,
  tries: z.int(),
  /** For whoever runs the platform: the code of the failure, as the log has it. */
  cause: z.string(),
})
export type SetAsideRequest = z.infer<typeof SetAsideRequest>

export const about =
  'Applications and invitations of every kind in one place, with the time left to answer them.'

export const requests = {
  /** Of this semester: open ones, those that end soonest first; then what ended lately, newest first. */
  mine: call({
    summary: "List the caller's own requests",
    method: 'GET',
    path: '/requests/mine',
    who: ['STUDENT', 'MENTOR'],
    /** `isLooking`: a student without a team, for whom there are projects to apply to. */
    answer: z.object({ requests: z.array(OwnRequest), isLooking: z.boolean() }),
    refuses: ['wrong-semester'],
  }),
  /** Of this semester: for the menu. Counted up to `REQUESTS_MAX`. */
  waiting: call({
    summary: "Count the requests that wait for the caller's answer",
    method: 'GET',
    path: '/requests/waiting',
    who: ['STUDENT', 'MENTOR'],
    answer: z.object({ waiting: z.int() }),
    refuses: ['wrong-semester'],
  }),
  /** Those that have been stuck longest first, `REQUESTS_MAX` at most. */
  setAside: call({
    summary: 'List the requests that were set aside',
    method: 'GET',
    path: '/requests/set-aside',
    who: ['OFFICE'],
    answer: z.object({ requests: z.array(SetAsideRequest) }),
  }),
  /** At once instead of at `retryAt`. Idempotent: one that is not set aside any more is done. */
  retry: call({
    summary: 'Have a request that was set aside dealt with now',
    method: 'POST',
    path: '/requests/retry/:id',
    who: ['OFFICE'],
    params: IdParams,
    answer: Done,
  }),
  /** Of this semester, by kind. */
  typical: call({
    summary: 'Tell how long answers to requests usually take',
    method: 'GET',
    path: '/requests/typical',
    who: ['STUDENT', 'MENTOR'],
    answer: TypicalHours,
    refuses: ['wrong-semester'],
  }),
}
