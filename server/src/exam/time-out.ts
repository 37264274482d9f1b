import type { Clock } from '../plumbing/clock.ts'
import type { Database } from '../plumbing/database.ts'
import type { JobPayloads } from '../plumbing/record.ts'
import { transact } from '../plumbing/transact.ts'
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
