import { sql } from 'kysely'
import type { AuditAct } from '#platform/contract/audit.ts'
import type { Queryable } from '#platform/server/database.ts'

/** What every line of the audit tells; `reason` is the office's own words, whatever the act calls them. */
export const auditLines = (db: Queryable) =>
  db
    .selectFrom('audit as l')
    .leftJoin('account as b', 'b.id', 'l.actor_id')
    .select(['l.at', 'l.act', 'b.surname', 'b.firstname'])
    .select(sql<string | null>`coalesce(l.detail ->> 'reason', l.detail ->> 'note')`.as('reason'))

type Row = Awaited<ReturnType<ReturnType<typeof auditLines>['execute']>>[number]

export const presentLine = ({ at, act, surname, firstname, reason }: Row) => ({
  at: at.toISOString(),
  act: act as AuditAct,
  by: surname && firstname ? { surname, firstname } : null,
  reason,
})

/** What a line can be about beside an account: tables whose rows belong to somebody, and the column that says to whom. */
const belongings = Object.entries({
  registration: 'account_id',
  exam_attempt: 'account_id',
  one_pager: 'account_id',
  progress_report: 'uploader_id',
  name_change: 'account_id',
  certificate: 'account_id',
  remark: 'account_id',
  team_request: 'person_id',
  project: 'owner_id',
})

/** The ids of what belongs to these people, and their own: what a line about them is about. */
export const subjectsOf = (people: readonly string[]) => sql<{ id: string }>`(
  select unnest(${people}::text[]) as id union all ${sql.join(
    belongings.map(
      ([table, owner]) =>
        sql`select id::text from ${sql.table(table)} where ${sql.ref(owner)} = any(${people}::uuid[])`,
    ),
    sql` union all `,
  )})`

const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

/** The account that a line `l` is about, or to which belongs what it is about. */
export const ownerOfSubject = sql<string | null>`case when l.subject_id ~ ${sql.lit(UUID)} then coalesce(
  (select id from account where id = l.subject_id::uuid), ${sql.join(
    belongings.map(
      ([table, owner]) =>
        sql`(select ${sql.ref(owner)} from ${sql.table(table)} where id = l.subject_id::uuid)`,
    ),
  )}) end`
