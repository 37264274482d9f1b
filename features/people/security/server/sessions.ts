import { sql } from 'kysely'
import { sessionLimits } from '#people/identity/server/session.ts'
import { later } from '#platform/server/clock.ts'
import type { Queryable } from '#platform/server/database.ts'
import { query } from '#platform/server/request.ts'
import { security } from '../calls.ts'

/** More than anybody reads; "end all others" ends the rest too. */
const SHOWN = 50

/** The caller's own sessions, the one in use first, then by last use. */
export const sessions = query(security.sessions, async function sessions({ db, actor, now }) {
  const rows = await liveSessions(db, actor.id, now)
    .select(['id', 'device', 'created_at', 'seen_at', 'token_hash', 'address_hash'])
    .orderBy((eb) => eb('token_hash', '=', sql.val(actor.tokenHash)), 'desc')
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .limit(SHOWN)
    .execute()
  const here = rows.find(({ token_hash }) => token_hash.equals(actor.tokenHash))?.address_hash
  return {
    sessions: rows.map((row) => ({
      _id: row.id,
      device: row.device,
      since: row.created_at.toISOString(),
      lastUsed: row.seen_at.toISOString(),
      isSameNetwork: here ? row.address_hash.equals(here) : null,
      isThis: row.token_hash.equals(actor.tokenHash),
    })),
  }
})

/** What still lets somebody in; what has run out is deleted at night. */
export const liveSessions = (db: Queryable, accountId: string, now: Date) =>
  db
    .selectFrom('session')
    .where('account_id', '=', accountId)
    .where('ends_at', '>', now)
    .where('seen_at', '>', later(now, -sessionLimits.idle))
