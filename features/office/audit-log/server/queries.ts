import { sql } from 'kysely'
import type { Queryable } from '#platform/server/database.ts'
import { auditLines } from './lines.ts'

const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

/** The account that a line is about, or whose registration, attempt or other thing it is about. */
const owner = sql<string | null>`case when l.subject_id ~ ${sql.lit(UUID)} then coalesce(
  (select id from account where id = l.subject_id::uuid),
  (select account_id from registration where id = l.subject_id::uuid),
  (select account_id from exam_attempt where id = l.subject_id::uuid),
  (select account_id from one_pager where id = l.subject_id::uuid),
  (select uploader_id from progress_report where id = l.subject_id::uuid),
  (select account_id from name_change where id = l.subject_id::uuid),
  (select account_id from certificate where id = l.subject_id::uuid),
  (select account_id from remark where id = l.subject_id::uuid),
  (select person_id from team_request where id = l.subject_id::uuid),
  (select owner_id from project where id = l.subject_id::uuid)) end`

export const linesByKey = (db: Queryable, keys: readonly string[]) =>
  auditLines(db)
    .leftJoin('account as o', (on) => on.on('o.id', '=', owner))
    .select(sql<string>`l.id::text`.as('id'))
    .select(['o.surname as about_surname', 'o.firstname as about_firstname'])
    .select(sql<string | null>`l.detail ->> 'title'`.as('title'))
    .where('l.id', '=', sql<string>`any(${keys}::bigint[])`)
    .execute()
