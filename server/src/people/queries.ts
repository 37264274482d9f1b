import type { invitationStatuses } from '@rajt/contract/people'
import { sql } from 'kysely'
import type { Queryable, Tx } from '../plumbing/database.ts'
import { refuse } from '../plumbing/refuse.ts'
import { formerNames } from './former-names.ts'

type Status = (typeof invitationStatuses)[number]

/** Accounts that came by invitation, each with its newest link. */
export function invitations(db: Queryable, now: Date) {
  const newest = db
    .selectFrom('access_token')
    .select(['account_id', 'created_at', 'expires_at'])
    .distinctOn('account_id')
    .where('purpose', '=', 'invitation')
    .orderBy('account_id')
    .orderBy('created_at', 'desc')
  return db
    .selectFrom('account as a')
    .innerJoin(newest.as('t'), 't.account_id', 'a.id')
    .select(['a.id', 'a.surname', 'a.firstname', 'a.email', 'a.university_id', 'a.language', 'a.username'])
    .select(['t.created_at', 't.expires_at'])
    .select('a.role')
    .select(statusAt(now).as('status'))
    .select(formerNames.as('formerly'))
}

export async function findInvitation(db: Queryable, id: string, now: Date) {
  const row = await invitations(db, now).where('a.id', '=', id).executeTakeFirst()
  return row ?? refuse('not-found')
}

/** Whoever takes the invitation up at the same moment comes before or after, and is seen. */
export async function lockInvitation(tx: Tx, id: string, now: Date) {
  await tx.selectFrom('account').select('id').where('id', '=', id).forUpdate().execute()
  return findInvitation(tx, id, now)
}

export const statusAt = (now: Date) =>
  sql<Status>`case when a.password_hash is not null then 'USED' when a.released_at is not null then 'WITHDRAWN'
    when t.expires_at <= ${now} then 'EXPIRED' else 'SENT' end`
