import { writeTo } from '#people/identity/server/write-to.ts'
import type { Tx } from '#platform/server/database.ts'
import { type SecondFactorChange, secondFactorChangedMail } from './mails.ts'

/** Whoever's second factor changes reads of it, also where somebody else did it (decision Y10). */
export const tellChange = (scope: { tx: Tx; now: Date }, accountId: string, what: SecondFactorChange) =>
  writeTo(scope, accountId, 'second-factor-changed', secondFactorChangedMail, { what, at: scope.now })
