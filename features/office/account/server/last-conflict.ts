import type { AuditAct } from '#platform/contract/audit.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Meanwhile } from '../calls.ts'

/** What changes the data that the office corrects, whether somebody may sign in, and what they may do. */
export const corrections = ['account-corrected', 'email-changed'] as const
export const switches = ['account-disabled', 'account-enabled'] as const
export const narrowings = ['office-scope-changed'] as const

/** Who was the last to do one of these to an account, and when: the one who was faster. */
export async function lastConflict(tx: Tx, id: string, acts: readonly AuditAct[]): Promise<Meanwhile> {
  const line = await tx
    .selectFrom('audit as l')
    .leftJoin('account as b', 'b.id', 'l.actor_id')
    .select(['l.at', 'b.surname', 'b.firstname'])
    .where('l.subject_id', '=', id)
    .where('l.act', 'in', acts)
    .orderBy('l.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const { surname, firstname, at } = line ?? {}
  return { at: at?.toISOString() ?? null, by: surname && firstname ? { surname, firstname } : null }
}
