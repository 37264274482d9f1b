import { retentionDays } from '@rajt/contract/privacy'
import { days } from '../plumbing/clock.ts'
import type { Database } from '../plumbing/database.ts'
import { sessionLimits } from './session.ts'

/** The longest window of a limit is far shorter. */
const COUNTS_KEPT = days(retentionDays.counts)
/** Who was written to, and when; the bodies go with the sending. */
const MAILS_KEPT = days(retentionDays.mails)

/** Every night: what has run out tells of people and serves nobody (decisions A1, A6). */
export async function tidy(db: Database, now: Date): Promise<void> {
  const ago = (time: number) => new Date(now.getTime() - time)
  await db.deleteFrom('throttle').where('window_start', '<', ago(COUNTS_KEPT)).execute()
  await db
    .deleteFrom('session')
    .where((eb) => eb.or([eb('ends_at', '<', now), eb('seen_at', '<', ago(sessionLimits.idle))]))
    .execute()
  await db.deleteFrom('mail').where('created_at', '<', ago(MAILS_KEPT)).execute()
}
