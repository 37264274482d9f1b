import type { Clock } from '../plumbing/clock.ts'
import { days } from '../plumbing/clock.ts'
import type { Database } from '../plumbing/database.ts'
import { sessionLimits } from './session.ts'

/** The longest window of a limit is far shorter. */
const COUNTS_KEPT = days(1)

/** The nightly job: what has run out tells of people and serves nobody (decision A1, A6). */
export function tidyWorker(db: Database, clock: Clock) {
  return async (): Promise<void> => {
    const now = clock.now()
    const ago = (time: number) => new Date(now.getTime() - time)
    await db.deleteFrom('throttle').where('window_start', '<', ago(COUNTS_KEPT)).execute()
    await db
      .deleteFrom('session')
      .where((eb) => eb.or([eb('ends_at', '<', now), eb('seen_at', '<', ago(sessionLimits.idle))]))
      .execute()
  }
}
