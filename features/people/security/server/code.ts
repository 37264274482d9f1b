import { recoveryCodesLeft } from '#people/identity/server/second-factor.ts'
import { writeTo } from '#people/identity/server/write-to.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Tx } from '#platform/server/database.ts'
import { unseal } from '#platform/server/sealed.ts'
import { recoveryCodeUsedMail } from './mails.ts'
import { plainCode, useRecoveryCode } from './recovery-codes.ts'
import { stepOf } from './totp.ts'
import type { SecondFactorRow } from './with-code.ts'

const OF_THE_APP = /^\d{6}$/

export const lockOf = (secret: string, owner: string) => ({ secret, owner, purpose: 'second factor' })

export interface Typed {
  typed: string
  now: Date
  /** The installation's SECRET. */
  secret: string
}

/** Uses up a code of the app or a recovery code; whether it was right. */
export async function useCode(tx: Tx, row: SecondFactorRow, { typed, now, secret }: Typed): Promise<boolean> {
  if (OF_THE_APP.test(plainCode(typed))) return useStep(tx, row, { typed, now, secret })
  const wasRight = await useRecoveryCode(tx, row.account_id, typed, now)
  if (wasRight) await tellOwner(tx, row.account_id, now)
  return wasRight
}

/**
 * The code of a step works once, and no earlier step's after it: whoever looks over a shoulder comes too
 * late.
 */
async function useStep(tx: Tx, row: SecondFactorRow, typed: Typed): Promise<boolean> {
  const step = stepTyped(row, typed)
  if (step === null) return false
  const { numUpdatedRows } = await tx
    .updateTable('second_factor')
    .set({ last_used_step: step })
    .where('account_id', '=', row.account_id)
    .where('last_used_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The step whose code was typed; throws when the key was sealed with another SECRET. */
export const stepTyped = (row: SecondFactorRow, { typed, now, secret }: Typed): number | null =>
  stepOf(unseal(row.sealed_key, lockOf(secret, row.account_id)), plainCode(typed), now)

async function tellOwner(tx: Tx, accountId: string, now: Date): Promise<void> {
  await writeAudit({ tx, actor: null, now }, 'recovery-code-used', accountId)
  const left = await recoveryCodesLeft(tx, accountId)
  await writeTo({ tx, now }, accountId, 'recovery-code-used', recoveryCodeUsedMail, { left })
}
