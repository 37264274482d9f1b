import { type RawBuilder, sql } from 'kysely'
import type { AuditAct } from '#platform/contract/audit.ts'
import { jsonOf } from './json.ts'
import type { CommandScope } from './request.ts'

/** The audit line of an act, one for each subject, in its transaction (decision L9). */
export async function writeAudit(
  scope: CommandScope,
  act: AuditAct,
  subjects: string | readonly string[],
  detail: Record<string, unknown> = {},
) {
  const ids = typeof subjects === 'string' ? [subjects] : subjects
  if (ids.length === 0) return
  await auditLinesOf(scope, act, sql`unnest(${ids}::text[]) subject`, detail).execute(scope.tx)
}

/** The statement that writes them, for a table of `subject` in a statement of its own or in a larger one. */
export const auditLinesOf = (
  { actor, now }: Pick<CommandScope, 'actor' | 'now'>,
  act: AuditAct,
  subjects: RawBuilder<unknown>,
  detail: Record<string, unknown> = {},
) => sql`insert into audit (at, actor_id, act, detail, subject_id)
  select ${now}::timestamptz, ${actor?.id ?? null}::uuid, ${act}, ${jsonOf(detail)}::jsonb, subject
  from ${subjects}`
