import { sql } from 'kysely'
import { courseSize } from '#course/course/server/size.ts'
import { dayInBudapest } from '#platform/server/budapest.ts'
import { days, later } from '#platform/server/clock.ts'
import type { Queryable } from '#platform/server/database.ts'
import { isStudent } from '#programme/programme/server/participation.ts'
import { INACTIVE_DAYS } from '../../student/calls.ts'
import { LATELY_DAYS, type latelyKinds } from '../calls.ts'
import { rowsOf } from './rows.ts'

interface Row {
  university: string
  what: (typeof latelyKinds)[number]
  students: number
}

/** What has come about in the last seven days: each counts what the figure of the same name counts, since then. */
export async function lately(db: Queryable, semester: string, now: Date): Promise<Row[]> {
  const since = later(now, -days(LATELY_DAYS))
  const { moduleCount } = await courseSize(db, semester)
  return rowsOf<Row>(
    db,
    sql`select a.university_id as university, x.what, count(*)::int as students from (
      select b.account_id, 'entered' as what from onboarding b join semester s on s.key = b.semester_key
        where s.id = ${semester} and b.at >= ${since}
      union all
      select o.account_id, 'onePagers' from one_pager o where o.semester_id = ${semester} and o.submitted_at >= ${since}
      union all
      select p.owner_id, 'reports' from progress_report r join project p on p.id = r.project_id
        where p.semester_id = ${semester} and project_is_live(p.status) and r.submitted_at >= ${since}
      union all
      ${completedSince(semester, { moduleCount, since })}
    ) x join account a on a.id = x.account_id and (a.released_at is null or x.what = 'reports')
    group by 1, 2`,
  )
}

/**
 * Who has completed the last of the modules since then. A module without an exam is left out: nothing tells when it was
 * completed.
 */
const completedSince = (semester: string, { moduleCount, since }: { moduleCount: number; since: Date }) =>
  sql`select account_id, 'completed' from (
    select t.account_id, coalesce(min(t.closed_at) filter (where t.passed), max(t.closed_at)) as at
    from standing d
    join onboarding b on b.account_id = d.account_id
    join semester s on s.id = d.semester_id and s.key = b.semester_key
    join exam_attempt t on t.account_id = d.account_id and exam_attempt_is_final(t.status)
    join module m on m.id = t.module_id and m.semester_id = d.semester_id and not m.extra
    where d.semester_id = ${semester} and d.modules_completed >= ${Math.max(1, moduleCount)}
    group by t.account_id, t.module_id
  ) module group by account_id having max(at) >= ${since}`

/**
 * Students with modules left who have not been here for fourteen days, and those of them who had been seven days ago. The
 * list of students shows the same ones.
 */
export async function still(db: Queryable, semester: string, now: Date) {
  const { moduleCount } = await courseSize(db, semester)
  const today = dayInBudapest(now)
  return rowsOf<{ university: string; students: number; lately: number }>(
    db,
    sql`select a.university_id as university, count(*)::int as students,
      (count(*) filter (where l.day > ${today}::date - ${sql.lit(INACTIVE_DAYS + LATELY_DAYS)}::int))::int as lately
    from semester s
    join onboarding b on b.semester_key = s.key
    join last_activity l on l.account_id = b.account_id
    join account a on a.id = l.account_id
    left join standing t on t.account_id = a.id and t.semester_id = s.id
    where s.id = ${semester} and ${isStudent} and l.day <= ${today}::date - ${sql.lit(INACTIVE_DAYS)}::int
      and coalesce(t.modules_completed, 0) < ${moduleCount}
    group by 1`,
  )
}
