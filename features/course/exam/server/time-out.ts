import { someAtATime } from '#platform/server/by-itself.ts'
import { type Clock, later } from '#platform/server/clock.ts'
import type { Database } from '#platform/server/database.ts'
import type { JobPayloads } from '#platform/server/schedule.ts'
import { transact } from '#platform/server/transact.ts'
import { close, timeIsOver } from './close.ts'
import { closesAt, EXTERNAL_GRACE, GRACE } from './rules.ts'

interface Running {
  db: Database
  clock: Clock
}

const AT_ONCE = 100

/**
 * The job of each minute: ends attempts whose time is over, with the answers saved until then (decision C3). Whoever
 * comes back before it has them ended by what they do. A job of its own for each attempt cost a fifth of a start, and
 * made all commits of starts wait for each other: what wakes the workers is told under one lock.
 */
export const examClock =
  ({ db, clock }: Running) =>
  (): Promise<void> => {
    const now = clock.now()
    const overdue = (after: string) =>
      db
        .selectFrom('exam_attempt')
        .select('id')
        .where('status', '=', 'OPEN')
        .where('ends_at', '<=', later(now, -GRACE))
        .where(({ or, eb }) =>
          or([eb('external', '=', false), eb('ends_at', '<=', later(now, -EXTERNAL_GRACE))]),
        )
        .where('id', '>', after)
        .orderBy('id')
        .limit(AT_ONCE)
        .execute()
    return someAtATime(overdue, async (ids) => {
      for (const attempt of ids) await endOverdue({ db, clock }, attempt)
    })
  }

/** The same for one attempt: the version before left a job for each. */
export const timeOutWorker =
  (running: Running) =>
  ({ attempt }: JobPayloads['time-out-attempt']): Promise<void> =>
    endOverdue(running, attempt)

const endOverdue = ({ db, clock }: Running, attempt: string): Promise<void> =>
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
