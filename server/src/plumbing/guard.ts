import type { Call } from '@rajt/contract/call'
import { refuse } from './refuse.ts'
import type { Actor } from './request.ts'

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/

/** The token of an `Authorization` header, when it has the form of one. */
export const bearerOf = (authorization: string | undefined) => authorization?.match(BEARER)?.[1]

/** Who may make a call (decision R2). Guests pass where the contract spells `guest`; a stale token never does harm. */
export async function guard(
  call: Call,
  authorization: string | undefined,
  whoIs: (token: string) => Promise<Actor | null>,
): Promise<Actor | null> {
  const token = bearerOf(authorization)
  const actor = token ? await whoIs(token) : null
  if (call.who === 'guest') return actor
  if (!actor) return refuse('not-signed-in')
  if (call.who !== 'signed-in' && !call.who.includes(actor.role)) return refuse('not-allowed')
  if (call.opens === 'early') return actor
  if (actor.stage === 'SECOND_FACTOR') return refuse('second-factor-required')
  if (actor.stage === 'ONBOARDING') return refuse('onboarding-needed')
  if (actor.stage === 'PERSONALITY' && call.opens !== 'onboarded') return refuse('personality-needed')
  return actor
}
