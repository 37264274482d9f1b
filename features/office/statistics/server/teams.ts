import { sql } from 'kysely'
import type { Queryable } from '#platform/server/database.ts'
import type { ProjectStatus } from '#teams/project/states.ts'
import type { TeamRequestStatus } from '#teams/request/states.ts'
import { rowsOf } from './rows.ts'

interface OfUniversity {
  university: string
}

/** What teams are doing in a second semester, by the university of the project's owner (decision X12), or of the student. */
export async function teamFigures(db: Queryable, semester: string) {
  const [projects, seated, applications] = await Promise.all([
    rowsOf<OfUniversity & { status: ProjectStatus; projects: number; mentored: number; reports: number }>(
      db,
      sql`select o.university_id as university, p.status, count(*)::int as projects,
        count(m.project_id)::int as mentored, count(r.id)::int as reports
      from project p join account o on o.id = p.owner_id
      left join mentorship m on m.project_id = p.id
      left join progress_report r on r.project_id = p.id
      where p.semester_id = ${semester} group by 1, 2`,
    ),
    rowsOf<OfUniversity & { students: number }>(
      db,
      sql`select a.university_id as university, count(*)::int as students
      from seat t join account a on a.id = t.account_id and a.released_at is null
      where t.semester_id = ${semester} group by 1`,
    ),
    rowsOf<OfUniversity & { status: TeamRequestStatus; total: number }>(
      db,
      sql`select o.university_id as university, t.status, count(*)::int as total
      from team_request t join project p on p.id = t.project_id join account o on o.id = p.owner_id
      where t.semester_id = ${semester} and t.kind = 'APPLICATION' group by 1, 2`,
    ),
  ])
  return { projects, seated, applications }
}
