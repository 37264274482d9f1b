import type { AuditAct } from '@rajt/contract/audit'
import type { StudentLine } from '@rajt/contract/student'
import { sql } from 'kysely'
import type { Queryable } from '../plumbing/database.ts'

const MOST = 100

/** Audit lines about a student: of the account, the registration, the attempts and the one-pagers, newest first. */
export async function linesOf(db: Queryable, student: string): Promise<StudentLine[]> {
  const rows = await db
    .selectFrom('audit as l')
    .leftJoin('account as b', 'b.id', 'l.actor_id')
    .select([
      'l.at',
      'l.act',
      'b.surname',
      'b.firstname',
      sql<string | null>`l.detail ->> 'reason'`.as('reason'),
    ])
    .where('l.subject_id', 'in', (eb) =>
      eb
        .selectFrom(
          sql<{ id: string }>`(
          select ${student}::text as id
          union all select id::text from registration where account_id = ${student}
          union all select id::text from exam_attempt where account_id = ${student}
          union all select id::text from one_pager where account_id = ${student})`.as('own'),
        )
        .select('own.id'),
    )
    .orderBy('l.at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(sql.lit(MOST))
    .execute()
  return rows.map(({ at, act, surname, firstname, reason }) => ({
    at: at.toISOString(),
    act: act as AuditAct,
    by: surname && firstname ? { surname, firstname } : null,
    reason,
  }))
}
