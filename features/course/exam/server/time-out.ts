import type { Clock } from '#platform/server/clock.ts'
import type { Database } from '#platform/server/database.ts'
import type { JobPayloads } from '#platform/server/schedule.ts'
import { transact } from '#platform/server/transact.ts'
import { close, timeIsOver } from './close.ts'
import { closesAt } from './rules.ts'

/** The job: ends an attempt whose time is over, with the answers saved until then (decision C3). */
export function timeOutWorker(db: Database, clock: Clock) {
  return ({ attempt }: JobPayloads['time-out-attempt']): Promise<void> =>
    transact(db, async (tx) => {
      const now = clock.now()
      const open = await tx
        .selectFrom('exam_attempt')
        .select(['ends_at', 'external'])
        .where('id', '=', attempt)
        .where('status', '=', 'OPEN')
        .executeTakeFirst()
      if (open && closesAt(open) <= now) await close({ tx, actor: null, now }, attempt, timeIsOver)
    })
}
