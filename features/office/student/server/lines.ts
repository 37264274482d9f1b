import { sql } from 'kysely'
import { auditLines, presentLine, subjectsOf } from '#office/audit-log/server/lines.ts'
import type { Queryable } from '#platform/server/database.ts'
import type { StudentLine } from '../calls.ts'

const MOST = 100

/** Audit lines about a student and what is theirs, newest first. */
export async function linesOf(db: Queryable, student: string): Promise<StudentLine[]> {
  const rows = await auditLines(db)
    .where('l.subject_id', 'in', (eb) => eb.selectFrom(subjectsOf([student]).as('own')).select('own.id'))
    .orderBy('l.at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(sql.lit(MOST))
    .execute()
  return rows.map(presentLine)
}
