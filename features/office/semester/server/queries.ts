import { type SqlBool, sql } from 'kysely'
import { hasCompleted } from '#course/course/server/completed.ts'
import type { Queryable } from '#platform/server/database.ts'
import type { SemesterRow } from '#programme/programme/server/current.ts'
import { isStudent, staysOutOf } from '#programme/programme/server/participation.ts'
import { presentSemester } from '#programme/programme/server/present.ts'
import type { Continuing, SemesterInfo } from '../calls.ts'

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

interface Switch {
  current: SemesterRow
  next: SemesterRow
}

const account = sql.ref<string>('a.id')

const hasCompletedIt = hasCompleted(account, sql.ref('s.id'))

/** Of those who have begun a semester before, who goes on; a condition on `account as a` (decision X10). */
function isChosen({ who, neptun }: Continuing, current: SemesterRow) {
  if (who === 'NONE') return sql<SqlBool>`false`
  if (who === 'ALL') return sql<SqlBool>`not ${staysOutOf(account, current.id)}`
  if (who === 'LISTED') return sql<SqlBool>`a.neptun = any(${neptun}::text[])`
  return sql<SqlBool>`exists (select from semester s where s.id = ${current.id} and ${hasCompletedIt})`
}

const isNewcomer = sql<boolean>`not exists (select from onboarding b where b.account_id = ${account})`

const waitsAgain = sql<SqlBool>`a.role = 'STUDENT' and not a.is_admitted
  and exists (select from onboarding b where b.account_id = ${account})`

/**
 * Everybody who was let in, with whether they go on: a first semester is begun by whoever has never begun one, whatever
 * is chosen. Whoever has begun one and waits again (`isAdmitted` false) is chosen or not like the others, and finds it so
 * once let in. `hasCompleted`: such a semester, or a later one.
 */
export const studentsGoingOn = (db: Queryable, continuing: Continuing, { current, next }: Switch) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('account as a')
        .select(['a.id', 'a.neptun', isNewcomer.as('isNewcomer')])
        .select(isChosen(continuing, current).as('isChosen'))
        .select(isStudent.as('isAdmitted'))
        .select(
          sql<boolean>`exists (select from semester s where s.opened_at is not null
            and s.number >= ${next.number} and ${hasCompletedIt})`.as('hasCompleted'),
        )
        .where((eb) => eb.or([isStudent, waitsAgain]))
        .as('a'),
    )
    .select(['a.id', 'a.neptun', 'a.hasCompleted', 'a.isAdmitted'])
    .select(sql<boolean>`a."isNewcomer" and ${next.number} = 1`.as('begins'))
    .select(sql<boolean>`a."isChosen" or (a."isNewcomer" and ${next.number} = 1)`.as('goesOn'))
