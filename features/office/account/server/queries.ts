import { type SqlBool, sql } from 'kysely'
import { deliveryOf, isNewestTo } from '#people/mail/server/delivery.ts'
import { anyOf, type Queryable } from '#platform/server/database.ts'
import type { AccountState } from '../calls.ts'

export type AccountRow = Awaited<ReturnType<typeof accountsByKey>>[number]

/** Who has been let in and has set a password: waiting registrations and open invitations have lists of their own. */
const isInside = sql<SqlBool>`a.released_at is null and a.is_admitted and a.password_hash is not null`

export const accounts = (db: Queryable) =>
  db.selectFrom('account as a').leftJoin('last_activity as l', 'l.account_id', 'a.id').where(isInside)

/** Asked of one after the other: joined, all accounts would be put beside all days first. */
export const wasNeverHere = sql<SqlBool>`(select n.day from last_activity n where n.account_id = a.id) is null`

interface Filters {
  roles: readonly AccountRow['role'][]
  universities: readonly string[]
  states: readonly AccountState[]
}

export const chosenAccounts = (db: Queryable, { roles, universities, states }: Filters) =>
  accounts(db)
    .$if(roles.length > 0, (query) => query.where('a.role', 'in', roles))
    .$if(universities.length > 0, (query) => query.where('a.university_id', 'in', universities))
    .$if(String(states) === 'ACTIVE', (query) => query.where('a.disabled_at', 'is', null))
    .$if(String(states) === 'DISABLED', (query) => query.where('a.disabled_at', 'is not', null))

export const accountsByKey = (db: Queryable, { keys, now }: { keys: string[]; now: Date }) =>
  db
    .selectFrom('account as a')
    .leftJoin('last_activity as l', 'l.account_id', 'a.id')
    .leftJoin('mail as m', (on) => on.on(isNewestTo(sql`a.email`).$castTo<boolean>()))
    .select([
      'a.id',
      'a.role',
      'a.office_scope',
      'a.surname',
      'a.firstname',
      'a.email',
      'a.username',
      'a.neptun',
      'a.university_id',
      'a.disabled_at',
      sql<string | null>`l.day::text`.as('last_active_on'),
    ])
    .select(deliveryOf(now).as('delivery'))
    .where('a.id', '=', anyOf(keys))
    .execute()
