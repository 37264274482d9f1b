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

/** What belongs to somebody and a line can be about: their account, and what has an id of its own. */
export const subjectsOf = (people: readonly string[]) => sql<{ id: string }>`(
  select unnest(${people}::text[]) as id
  union all select id::text from registration where account_id = any(${people}::uuid[])
  union all select id::text from exam_attempt where account_id = any(${people}::uuid[])
  union all select id::text from one_pager where account_id = any(${people}::uuid[])
  union all select id::text from progress_report where uploader_id = any(${people}::uuid[])
  union all select id::text from name_change where account_id = any(${people}::uuid[])
  union all select id::text from certificate where account_id = any(${people}::uuid[])
  union all select id::text from remark where account_id = any(${people}::uuid[])
  union all select id::text from team_request where person_id = any(${people}::uuid[])
  union all select id::text from project where owner_id = any(${people}::uuid[]))`
