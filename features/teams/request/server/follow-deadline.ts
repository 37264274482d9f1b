import { sql } from 'kysely'
import type { Tx } from '#platform/server/database.ts'

/**
 * Nothing is waited for past the team deadline, also where the office has moved it (decision X3). Whoever was not reminded
 * yet is by the shorter time, at once where that reminder is past; whoever was is not reminded of the same again.
 */
export async function followDeadline(
  { tx, now }: { tx: Tx; now: Date },
  { id, team_deadline }: { id: string; team_deadline: Date | null },
): Promise<void> {
  if (!team_deadline) return
  const end = sql<Date>`greatest(${team_deadline}::timestamptz, sent_at)`
  await tx
    .updateTable('team_request')
    .set({
      answer_by: end,
      due_at: sql<Date>`least(case when due_at <= sent_at + (answer_by - sent_at) / 2 then sent_at else ${now} end, ${end})`,
    })
    .where('semester_id', '=', id)
    .where('status', '=', 'PENDING')
    .where('answer_by', '>', team_deadline)
    .execute()
}
