import { sql } from 'kysely'
import type { Queryable } from '#platform/server/database.ts'
import { auditLines, ownerOfSubject } from './lines.ts'

export const linesByKey = (db: Queryable, keys: readonly string[]) =>
  auditLines(db)
    .leftJoin('account as o', (on) => on.on('o.id', '=', ownerOfSubject))
    .select(sql<string>`l.id::text`.as('id'))
    .select(['o.surname as about_surname', 'o.firstname as about_firstname'])
    .select(sql<string | null>`l.detail ->> 'title'`.as('title'))
    .where('l.id', '=', sql<string>`any(${keys}::bigint[])`)
    .execute()
