import type { Role } from '#platform/contract/parts.ts'
import type { OfficeScope } from '#platform/contract/scope.ts'
import type { Verdict } from '#platform/server/refuse.ts'
import type { Account, Correctable } from '../calls.ts'

const correctable = ['surname', 'firstname', 'email', 'neptun', 'university'] as const
type CorrectedField = (typeof correctable)[number]

/** What a correction changes. */
export const changedFields = (from: Correctable, to: Correctable): CorrectedField[] =>
  correctable.filter((field) => from[field] !== to[field])

/**
 * Of two who correct at once the second one is told, instead of undoing the first one's work. Unless what
 * they want stands already: both wanted the same, or it is the same person whose answer was lost.
 */
export function mayBeCorrected(now: Correctable, was: Correctable, to: Correctable): Verdict {
  if (changedFields(now, to).length === 0) return 'ok'
  return changedFields(now, was).length === 0 ? 'ok' : 'account-changed'
}

export interface Standing {
  isDisabled: boolean
  /** The caller's. */
  isOwn: boolean
  /** It is the one account of the office that can sign in and do everything. */
  isLastOfOffice: boolean
}

/**
 * Nobody corrects their own account, a colleague does: whoever sits down at an unattended screen takes no
 * address away.
 */
export const mayCorrectThis = ({ isOwn }: Pick<Standing, 'isOwn'>): Verdict => (isOwn ? 'own-account' : 'ok')

/** Whoever is moved is another university's from then on: the office's to decide (decision Y9). */
export const mayMoveTo = (by: Role, from: string | null, to: string | null): Verdict =>
  by === 'OFFICE' || from === to ? 'ok' : 'university-by-office'

/** A new address that a coordinator wrote counts once its owner has confirmed it (decision Y9). */
export const mustBeProven = (by: Role): boolean => by !== 'OFFICE'

/** Nobody shuts themselves or the whole office out. Whoever disables sees an account that is enabled. */
export function mayDisable({ isDisabled, isOwn, isLastOfOffice }: Standing): Verdict {
  if (isLastOfOffice) return 'last-office-account'
  if (isOwn) return 'own-account'
  return isDisabled ? 'account-changed' : 'ok'
}

export const mayEnable = ({ isDisabled }: Pick<Standing, 'isDisabled'>): Verdict =>
  isDisabled ? 'ok' : 'account-changed'

interface Scoped extends Omit<Standing, 'isDisabled'> {
  officeScope: OfficeScope | null
}

/**
 * Nobody changes what they themselves may do, and somebody who may do everything always stays. Of two who change it at once
 * the second one is told, unless both want the same.
 */
export function mayHaveScope(
  { officeScope, isOwn, isLastOfOffice }: Scoped,
  { scope, was }: { scope: OfficeScope; was: OfficeScope },
): Verdict {
  if (isOwn) return 'own-account'
  if (officeScope === scope) return 'ok'
  if (officeScope !== was) return 'account-changed'
  return isLastOfOffice ? 'last-office-account' : 'ok'
}

/** What the list offers. The one account of the office that can sign in and do everything is the caller's own. */
export const offersFor = (
  standing: Pick<Scoped, 'isOwn' | 'officeScope'> & Pick<Standing, 'isDisabled'>,
): Account['can'] => ({
  correct: mayCorrectThis(standing) === 'ok',
  disable: mayDisable({ ...standing, isLastOfOffice: false }) === 'ok',
  enable: mayEnable(standing) === 'ok',
  setScope: standing.officeScope !== null && !standing.isOwn,
})
