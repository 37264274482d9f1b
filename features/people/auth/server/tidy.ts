import { sessionLimits } from '#people/identity/server/session.ts'
import { tokenLives } from '#people/identity/server/token.ts'
import { retentionDays } from '#people/privacy/calls.ts'
import { days, later } from '#platform/server/clock.ts'
import type { Database } from '#platform/server/database.ts'
import { forgetSpentAddresses } from '#platform/server/signed-address.ts'

/** No window of a limit is longer. */
const COUNTS_KEPT = days(retentionDays.counts)
/** Whom a sign-in is new to; the last one of an account stays. */
const SIGN_INS_KEPT = days(retentionDays.knownSignIns)
/** Who was written to, and when; the bodies go with the sending. */
const MAILS_KEPT = days(retentionDays.mails)
/** A mail that could not be sent keeps its body until its link is dead, and no longer than the longest-lived link. */
const BODY_KEPT = days(14)
/** Long enough to look into an attack. */
const REFUSALS_KEPT = days(retentionDays.refusedSignIns)

/** Every night: deletes what has run out, because it tells of people and serves nobody (decisions A1, A6). */
export async function tidy(db: Database, now: Date): Promise<void> {
  const ago = (time: number) => later(now, -time)
  // Counts of the future were made while the clock was wrong; their hour must not begin with them.
  await db
    .deleteFrom('throttle')
    .where((eb) => eb.or([eb('window_start', '<', ago(COUNTS_KEPT)), eb('window_start', '>', now)]))
    .execute()
  await db
    .deleteFrom('mailed_code')
    .where((eb) => eb.or([eb('expires_at', '<', now), eb('created_at', '>', now)]))
    .execute()
  await db.deleteFrom('sign_in_refusal').where('hour', '<', ago(REFUSALS_KEPT)).execute()
  await db
    .deleteFrom('session')
    .where((eb) => eb.or([eb('ends_at', '<', now), eb('seen_at', '<', ago(sessionLimits.idle))]))
    .execute()
  await db
    .deleteFrom('known_sign_in as k')
    .where('k.seen_at', '<', ago(SIGN_INS_KEPT))
    // Without any the next sign-in would be taken for the first.
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('known_sign_in as later')
          .select('later.seen_at')
          .whereRef('later.account_id', '=', 'k.account_id')
          .whereRef('later.seen_at', '>', 'k.seen_at'),
      ),
    )
    .execute()
  await db.deleteFrom('mail').where('created_at', '<', ago(MAILS_KEPT)).execute()
  await forgetSpentAddresses(db, now)
  for (const [template, life] of Object.entries(tokenLives))
    await forgetBodies(db, { before: ago(life), now }, template)
  await forgetBodies(db, { before: ago(BODY_KEPT), now })
}

/** What has not left until then never does. */
async function forgetBodies(
  db: Database,
  { before, now }: { before: Date; now: Date },
  template?: string,
): Promise<void> {
  await db
    .updateTable('mail')
    .set((eb) => ({
      body_text: null,
      body_html: null,
      kept_at: null,
      given_up_at: eb.fn.coalesce('given_up_at', eb.val(now)),
    }))
    .where('created_at', '<', before)
    .where('body_text', 'is not', null)
    .$if(template !== undefined, (mails) => mails.where('template', '=', template ?? ''))
    .execute()
}
