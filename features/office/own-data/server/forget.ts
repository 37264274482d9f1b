import { sql } from 'kysely'
import type { Queryable } from '#platform/server/database.ts'
import { isOpen } from './standing.ts'

/** Of one account before it asks anew, of all every night. What is on the disk is swept then. */
export async function forgetOwnData(db: Queryable, now: Date, account?: string): Promise<void> {
  const whose = account === undefined ? sql`true` : sql`o.account_id = ${account}`
  await sql`
    with forgotten as (delete from own_data o where ${whose} and not ${isOpen(now)} returning file_id)
    delete from file where id in (select file_id from forgotten)`.execute(db)
}
