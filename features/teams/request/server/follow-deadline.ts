import { sql } from 'kysely'
import type { Tx } from '#platform/server/database.ts'

/** Nothing is waited for past the team deadline, also where the office has moved it (decision X3). */
export async function followDeadline(
  tx: Tx,
  { id, team_deadline }: { id: string; team_deadline: Date | null },
): Promise<void> {
  if (!team_deadline) return
  const end = sql<Date>`greatest(${team_deadline}::timestamptz, sent_at)`
  await tx
    .updateTable('team_request')
    .set({ answer_by: end, due_at: sql<Date>`least(due_at, ${end})` })
    .where('semester_id', '=', id)
    .where('status', '=', 'PENDING')
    .where('answer_by', '>', team_deadline)
    .execute()
}
