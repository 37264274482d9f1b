import { days } from '../plumbing/clock.ts'
import type { Database } from '../plumbing/database.ts'
import { sessionLimits } from './session.ts'
import { tokenLives } from './token.ts'

/** The longest window of a limit is far shorter. */
const COUNTS_KEPT = days(1)
/** Who was written to, and when; the bodies go with the sending. */
const MAILS_KEPT = days(30)
/** A mail that could not be sent keeps its body until its link is dead, and no longer than the longest-lived link. */
const BODY_KEPT = days(14)

/** Every night: what has run out tells of people and serves nobody (decisions A1, A6). */
export async function tidy(db: Database, now: Date): Promise<void> {
  const ago = (time: number) => new Date(now.getTime() - time)
  await db.deleteFrom('throttle').where('window_start', '<', ago(COUNTS_KEPT)).execute()
  await db
    .deleteFrom('session')
    .where((eb) => eb.or([eb('ends_at', '<', now), eb('seen_at', '<', ago(sessionLimits.idle))]))
    .execute()
  await db.deleteFrom('mail').where('created_at', '<', ago(MAILS_KEPT)).execute()
  for (const [template, life] of Object.entries(tokenLives)) await forgetBodies(db, ago(life), template)
  await forgetBodies(db, ago(BODY_KEPT))
}

async function forgetBodies(db: Database, before: Date, template?: string): Promise<void> {
  await db
    .updateTable('mail')
    .set({ body_text: null, body_html: null })
    .where('created_at', '<', before)
    .where('body_text', 'is not', null)
    .$if(template !== undefined, (mails) => mails.where('template', '=', template ?? ''))
    .execute()
}
