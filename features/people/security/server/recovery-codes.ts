import { randomBytes } from 'node:crypto'
import { Secret } from 'otpauth'
import type { Tx } from '#platform/server/database.ts'
import { hashSecret } from '#platform/server/secrets.ts'
import { RECOVERY_CODES } from '../calls.ts'

/** 80 bits: as a hash alone nobody guesses them, so it needs no slow one. */
const BYTES = 10

/** Without what people type between its letters, and in small ones. */
export const plainCode = (typed: string) => typed.replace(/[\s-]/g, '').toLowerCase()

/** Ten codes of four groups of four; the earlier ones stop working. */
export async function newRecoveryCodes(tx: Tx, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  await tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  await tx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashSecret(plainCode(code)) })))
    .execute()
  return codes
}

function newCode(): string {
  const letters = new Secret({ buffer: Uint8Array.from(randomBytes(BYTES)).buffer }).base32.toLowerCase()
  return letters.match(/.{4}/g)?.join('-') ?? letters
}

/** Uses a code up; whether it was one. */
export async function useRecoveryCode(tx: Tx, accountId: string, typed: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashSecret(plainCode(typed)))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
