import type { FastifyRequest } from 'fastify'
import { answersFile, type Call } from '#platform/contract/call.ts'
import { isForParticipants } from '#platform/contract/refusals.ts'
import { isInScope } from '#platform/contract/scope.ts'
import { refuse } from './refuse.ts'
import type { Actor, Handler } from './request.ts'
import { isSigned } from './signed-address.ts'

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/

/** The token of an `Authorization` header, when it has the form of one. */
export const bearerOf = (authorization: string | undefined) => authorization?.match(BEARER)?.[1]

export interface Identify {
  /** Turns a bearer token into its live session's actor. */
  byToken: (token: string, now: Date) => Promise<Actor | null>
  /** Turns a signed address into the person it was made for, as they stand now; refuses one that is not valid. */
  bySignature: (url: string, now: Date) => Promise<Actor | null>
}

/** Who makes a request. Only a file is also reached by a signed address, because `img` and downloads send no header. */
export async function identified(
  call: Call,
  { headers, url }: FastifyRequest,
  { byToken, bySignature }: Identify,
  now: Date,
): Promise<Actor | null> {
  if (answersFile(call) && isSigned(url)) return bySignature(url, now)
  const token = bearerOf(headers.authorization)
  return token ? byToken(token, now) : null
}

/**
 * Who may make a call (decisions R2, 24). Guests pass where the contract spells `guest`; a stale token never does harm.
 */
export function guard(handler: Pick<Handler, 'call' | 'isRead'>, actor: Actor | null): Actor | null {
  const { call } = handler
  if (call.who === 'guest') return actor
  if (!actor) return refuse('not-signed-in')
  if (call.who !== 'signed-in' && !call.who.includes(actor.role)) return refuse('not-allowed')
  if (!isInScope(handler, actor.officeScope)) return refuse('full-access-needed')
  if (call.opens === 'early') return actor
  if (actor.stage === 'FORMER') return isForParticipants(call) ? refuse('not-in-semester') : actor
  if (actor.stage === 'SECOND_FACTOR') return refuse('second-factor-required')
  if (actor.stage === 'ONBOARDING') return refuse('onboarding-needed')
  if (actor.stage === 'PERSONALITY' && call.opens !== 'onboarded') return refuse('personality-needed')
  return actor
}
