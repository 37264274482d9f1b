import { spendTokens } from '#people/identity/server/token.ts'
import type { Tx } from '#platform/server/database.ts'

/** What was mailed for a new password or another address opens nothing any more. */
export async function spendMailedLinks(tx: Tx, id: string, now: Date): Promise<void> {
  for (const purpose of ['reset-password', 'change-email'] as const) await spendTokens(tx, purpose, id, now)
}
