import { writeAudit } from '#platform/server/audit.ts'
import type { Clock } from '#platform/server/clock.ts'
import { minutes } from '#platform/server/clock.ts'
import type { Database, Queryable, Tx } from '#platform/server/database.ts'
import type { JobPayloads } from '#platform/server/schedule.ts'
import { transact } from '#platform/server/transact.ts'

/** Longer than a provider is waited for: by then its answer has come, or whoever asked for it is gone. */
export const TAKEN_BACK_AFTER = minutes(1)

/** The provider has taken the attempt. False when it was taken back meanwhile. */
export async function confirm(db: Queryable, attemptId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('exam_attempt')
    .set({ awaits_provider: false })
    .where('id', '=', attemptId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** An attempt that no provider has taken burns nothing: it is as if it had never been started (decision C4). */
export async function takeBack(tx: Tx, attemptId: string, now: Date): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('exam_attempt')
    .where('id', '=', attemptId)
    .where('awaits_provider', '=', true)
    .executeTakeFirst()
  if (numDeletedRows > 0n) await writeAudit({ tx, actor: null, now }, 'exam-not-started', attemptId)
}

/** The job: the process that asked the provider may have died before it had the answer. */
export function takeBackWorker(db: Database, clock: Clock) {
  return ({ attempt }: JobPayloads['take-back-attempt']): Promise<void> =>
    transact(db, (tx) => takeBack(tx, attempt, clock.now()))
}
