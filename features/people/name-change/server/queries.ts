import { type SqlBool, sql } from 'kysely'
import { tenantOf } from '#people/identity/server/tenant.ts'
import { anyOf, type Queryable, type Tx } from '#platform/server/database.ts'
import { lockAccounts } from '#platform/server/lock-accounts.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { Actor } from '#platform/server/request.ts'

export type NameChangeRow = Awaited<ReturnType<ReturnType<typeof nameChanges>['execute']>>[number]

/** Everything that the wire shows of a request. */
export const nameChanges = (db: Queryable) =>
  db
    .selectFrom('name_change as n')
    .innerJoin('account as a', 'a.id', 'n.account_id')
    .leftJoin('account as d', 'd.id', 'n.decided_by')
    .select([
      'n.id',
      'n.account_id',
      'n.surname as to_surname',
      'n.firstname as to_firstname',
      'n.was_surname',
      'n.was_firstname',
      'n.reason',
      'n.at',
      'n.status',
      'n.ended_at',
      'n.decided_by',
      'n.rejection',
    ])
    .select([
      'a.surname',
      'a.firstname',
      'a.email',
      'a.neptun',
      'a.university_id',
      'a.language',
      'a.disabled_at',
    ])
    .select(['d.surname as decider_surname', 'd.firstname as decider_firstname'])

export const nameChangesByKey = (db: Queryable, keys: readonly string[]) =>
  nameChanges(db).where('n.id', '=', anyOf(keys)).execute()

/** Of students who are let in, at these universities; at all of them where none is given. */
export const reachable = (db: Queryable, universities: readonly string[]) =>
  db
    .selectFrom('name_change as n')
    .innerJoin('account as a', 'a.id', 'n.account_id')
    .where(sql<SqlBool>`a.released_at is null and a.is_admitted`)
    .$if(universities.length > 0, (query) => query.where('a.university_id', 'in', universities))

export const lastOf = (db: Queryable, student: string) =>
  nameChanges(db)
    .where('n.account_id', '=', student)
    .orderBy('n.at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const openOf = (db: Queryable, student: string) =>
  nameChanges(db).where('n.account_id', '=', student).where('n.status', '=', 'WAITING').executeTakeFirst()

export async function find(db: Queryable, id: string): Promise<NameChangeRow> {
  const row = await nameChanges(db).where('n.id', '=', id).executeTakeFirst()
  return row ?? refuse('not-found')
}

/** A request within the reach of staff, with its student locked (decisions P11, R5); read after the wait. */
export async function lockWithinReach(tx: Tx, actor: Actor, id: string): Promise<NameChangeRow> {
  const tenant = tenantOf(actor)
  const within = reachable(tx, tenant === null ? [] : [tenant])
    .select('n.account_id')
    .where('n.id', '=', id)
  const known = await within.executeTakeFirst()
  if (!known) return refuse('not-found')
  await lockAccounts(tx, [known.account_id])
  return (await within.executeTakeFirst()) ? find(tx, id) : refuse('not-found')
}
