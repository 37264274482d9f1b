import { sql } from 'kysely'
import { retentionDays } from '#people/privacy/calls.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { someAtATime } from '#platform/server/by-itself.ts'
import { days, later } from '#platform/server/clock.ts'
import type { Database, Queryable, Tx } from '#platform/server/database.ts'
import { transact } from '#platform/server/transact.ts'

/** What the privacy notice promises. */
export const kept = {
  unverified: days(retentionDays.unverified),
  rejected: days(retentionDays.rejected),
} as const

const AT_ONCE = 200

/** Every night: registrations that came to nothing are forgotten with their accounts. */
export const forgetOldRegistrations = (db: Database, now: Date): Promise<void> =>
  someAtATime(
    (after) => old(db, now).where('a.id', '>', after).limit(sql.lit(AT_ONCE)).execute(),
    (ids) => transact(db, (tx) => forgetLocked(tx, ids, now)),
  )

function old(db: Queryable, now: Date) {
  const ago = (time: number) => later(now, -time)
  return forgettable(db).where((eb) =>
    eb.or([
      eb.and([eb('r.status', '=', 'UNVERIFIED'), eb('r.since', '<', ago(kept.unverified))]),
      eb.and([eb('r.status', '=', 'REJECTED'), eb('r.decided_at', '<', ago(kept.rejected))]),
    ]),
  )
}

async function forgetLocked(tx: Tx, found: readonly string[], now: Date): Promise<void> {
  const locked = await old(tx, now).where('a.id', 'in', found).forUpdate(['a', 'r']).execute()
  const ids = locked.map(({ id }) => id)
  if (ids.length > 0) await forget(tx, ids, now)
}

/**
 * An address that nobody has proven holds nothing: whoever claims it next takes it over, with everything of the earlier
 * registration forgotten (docs/decisions/0008). Claims to one address take turns until the transaction ends. Says
 * whether there was such a registration.
 */
export async function forgetUnproven(tx: Tx, email: string, now: Date): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`address ${email}`}, 0))`.execute(tx)
  const [holder] = await forgettable(tx)
    .where('r.status', '=', 'UNVERIFIED')
    .where('a.email', '=', email)
    .forUpdate(['a', 'r'])
    .execute()
  if (holder) await forget(tx, [holder.id], now)
  return holder !== undefined
}

/** Accounts without course work; a rejected student who had been accepted before may have some. */
const forgettable = (db: Queryable) =>
  db
    .selectFrom('account as a')
    .innerJoin('registration as r', 'r.account_id', 'a.id')
    .select('a.id')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('onboarding as o').select('o.account_id').whereRef('o.account_id', '=', 'a.id'))),
    )
    .orderBy('a.id')

/** What an account may have without having been onboarded. */
export const dependents = [
  'session',
  'known_address',
  'known_sign_in',
  'access_token',
  'privacy_acknowledgement',
  'former_name',
  'name_change',
  'exam_grant',
  'absence',
  'personality_answer',
  'personality_result',
] as const

async function forget(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  for (const table of dependents) await tx.deleteFrom(table).where('account_id', 'in', ids).execute()
  const registrations = await tx
    .deleteFrom('registration')
    .where('account_id', 'in', ids)
    .returning('id')
    .execute()
  await tx.deleteFrom('account').where('id', 'in', ids).execute()
  for (const { id } of registrations) await writeAudit({ tx, actor: null, now }, 'registration-forgotten', id)
}
