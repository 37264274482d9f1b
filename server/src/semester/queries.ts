import type { Continuing, SemesterInfo } from '@rajt/contract/semester'
import { type SqlBool, sql } from 'kysely'
import type { Queryable } from '../plumbing/database.ts'
import type { SemesterRow } from '../programme/current.ts'
import { presentSemester } from '../programme/present.ts'

type InfoRow = SemesterRow & { modules: number; students: number }

export const semesterRows = (db: Queryable) =>
  db
    .selectFrom('semester as s')
    .selectAll('s')
    .select([
      sql<number>`(select count(*)::int from module m where m.semester_id = s.id and not m.extra)`.as(
        'modules',
      ),
      sql<number>`(select count(*)::int from onboarding o where o.semester_key = s.key)`.as('students'),
    ])

export const presentInfo = ({ modules, students, ...row }: InfoRow): SemesterInfo => ({
  ...presentSemester(row),
  isCurrent: row.is_current,
  openedAt: row.opened_at?.toISOString() ?? null,
  modules,
  students,
})

/** Which students of the current semester go on; a condition on `account as a` (decision X10). */
function goesOn({ who, neptun }: Continuing, current: string) {
  if (who === 'ALL') return sql<SqlBool>`true`
  if (who === 'LISTED') return sql<SqlBool>`a.neptun = any(${neptun}::text[])`
  return sql<SqlBool>`coalesce((select st.modules_completed from standing st
    where st.account_id = a.id and st.semester_id = ${current}), 0)
    >= (select count(*) from module m where m.semester_id = ${current} and not m.extra)`
}

/** Everybody let in, with whether they go on; who has not entered the current semester was not in it either. */
export const studentsGoingOn = (db: Queryable, continuing: Continuing, current: SemesterRow) =>
  db
    .selectFrom('account as a')
    .innerJoin('onboarding as o', 'o.account_id', 'a.id')
    .select(['a.id', 'a.neptun', goesOn(continuing, current.id).as('goesOn')])
    .where('o.semester_key', '=', current.key)
    .where('a.role', '=', 'STUDENT')
    .where('a.released_at', 'is', null)
