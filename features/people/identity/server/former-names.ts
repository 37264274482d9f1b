import { sql } from 'kysely'
import type { FormerNames } from '#platform/contract/parts.ts'
import type { Queryable, Tx } from '#platform/server/database.ts'

/** The first name, under which somebody was let in, and the newest ones; nobody pushes that first one out. */
const NEWEST_KEPT = 4

/** Of the account `a`: its former names, oldest first, without the present one. */
export const formerNames = sql<FormerNames>`(
  select coalesce(json_agg(json_build_object('surname', f.surname, 'firstname', f.firstname) order by f.until), '[]')
  from former_name f
  where f.account_id = a.id and (f.surname, f.firstname) is distinct from (a.surname, a.firstname))`

interface Renaming {
  id: string
  surname: string
  firstname: string
}

/** Keeps the present name as a former one, if the account is about to get another; answers whether it is. */
export async function keepFormerName(
  tx: Tx,
  { id, surname, firstname }: Renaming,
  now: Date,
): Promise<boolean> {
  const present = await tx
    .selectFrom('account')
    .select(['surname', 'firstname'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (present.surname === surname && present.firstname === firstname) return false
  await tx
    .insertInto('former_name')
    .values({ account_id: id, ...present, until: now })
    .onConflict((on) => on.columns(['account_id', 'surname', 'firstname']).doNothing())
    .execute()
  await sql`
    delete from former_name where (account_id, surname, firstname) in (
      select account_id, surname, firstname from (
        select *, row_number() over (order by until) as age, row_number() over (order by until desc) as youth
        from former_name where account_id = ${id}
      ) placed where age > 1 and youth > ${sql.lit(NEWEST_KEPT)})`.execute(tx)
  return true
}

/** The same of one account. */
export async function formerNamesOf(db: Queryable, id: string): Promise<FormerNames> {
  const row = await db
    .selectFrom('account as a')
    .select(formerNames.as('formerly'))
    .where('a.id', '=', id)
    .executeTakeFirst()
  return row?.formerly ?? []
}
