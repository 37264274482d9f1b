import type { Verdict } from '../plumbing/refuse.ts'

/** What the office corrects (decision A7). */
export interface Correctable {
  surname: string
  firstname: string
  email: string
  neptun: string | null
  university: string
}
export const correctable = ['surname', 'firstname', 'email', 'neptun', 'university'] as const
export type CorrectedField = (typeof correctable)[number]

/** What a correction changes. */
export const changedFields = (from: Correctable, to: Correctable): CorrectedField[] =>
  correctable.filter((field) => from[field] !== to[field])

/**
 * Of two who correct at once the second one is told, instead of taking the first one's work back. What they want may stand
 * already: the same two, or one whose answer was lost.
 */
export function mayBeCorrected(now: Correctable, was: Correctable, to: Correctable): Verdict {
  if (changedFields(now, to).length === 0) return 'ok'
  return changedFields(now, was).length === 0 ? 'ok' : 'student-changed'
}

/** Whoever disables sees an account that is enabled, and the other way round. */
export const maySwitch = (isDisabled: boolean, to: 'disable' | 'enable'): Verdict =>
  isDisabled === (to === 'disable') ? 'student-changed' : 'ok'
