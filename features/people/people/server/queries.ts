import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { formerNames } from '#people/identity/server/former-names.ts'
import { deliveryOf, isInvitationOf } from '#people/mail/server/delivery.ts'
import { anyOf, type Queryable, type Tx } from '#platform/server/database.ts'
import { lockAccounts } from '#platform/server/lock-accounts.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { invitationStatuses } from '../calls.ts'

type Status = (typeof invitationStatuses)[number]

/** The newest invitation of each account that has one. */
const newestLinks = (db: Queryable) =>
  db
    .selectFrom('access_token as t')
    .where('t.purpose', '=', sql.lit('invitation'))
    .where('t.is_newest', '=', sql.lit(true))

/** Invitations as `t`, each with its account as `a`: a join that PostgreSQL leaves out where nothing of the account is asked. */
export const invited = (db: Queryable) => newestLinks(db).leftJoin('account as a', 'a.id', 't.account_id')

export function invitations(db: Queryable, now: Date) {
  return newestLinks(db)
    .innerJoin('account as a', 'a.id', 't.account_id')
    .leftJoin('mail as m', (on) => on.on(isInvitationOf.$castTo<boolean>()))
    .select(['a.id', 'a.surname', 'a.firstname', 'a.email', 'a.university_id', 'a.language', 'a.username'])
    .select(['t.created_at', 't.expires_at'])
    .select(['a.role', 'a.office_scope'])
    .select(statusAt(now).as('status'))
    .select(formerNames.as('formerly'))
    .select(deliveryOf(now).as('delivery'))
}

export const invitationsByKey = (db: Queryable, { keys, now }: { keys: string[]; now: Date }) =>
  invitations(db, now).where('a.id', '=', anyOf(keys)).execute()

export async function findInvitation(db: Queryable, id: string, now: Date) {
  const row = await invitations(db, now).where('a.id', '=', id).executeTakeFirst()
  return row ?? refuse('not-found')
}

/** Locked: whoever takes the invitation up at the same moment comes before or after, and is seen. */
export async function lockInvitation(tx: Tx, id: string, now: Date) {
  await lockAccounts(tx, [id])
  return findInvitation(tx, id, now)
}

const statusAt = (now: Date) =>
  sql<Status>`case when a.password_hash is not null then 'USED' when a.released_at is not null then 'WITHDRAWN'
    when t.expires_at <= ${now} then 'EXPIRED' else 'SENT' end`

// That there is an account lets PostgreSQL begin at the accounts that nobody has taken over yet.
const isUntouched = sql`a.id is not null and a.password_hash is null and a.released_at is null`

/** The same as conditions, of which PostgreSQL knows how many rows they let through. */
export function hasStatus(statuses: readonly Status[], now: Date) {
  const conditions: Record<Status, RawBuilder<unknown>> = {
    USED: sql`a.password_hash is not null`,
    WITHDRAWN: sql`a.password_hash is null and a.released_at is not null`,
    EXPIRED: sql`${isUntouched} and t.expires_at <= ${now}`,
    SENT: sql`${isUntouched} and t.expires_at > ${now}`,
  }
  return sql<SqlBool>`(${sql.join(
    statuses.map((status) => sql`(${conditions[status]})`),
    sql` or `,
  )})`
}
