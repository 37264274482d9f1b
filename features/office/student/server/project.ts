import type { Queryable } from '#platform/server/database.ts'
import type { StudentDetails } from '../calls.ts'

/** Who mentors a project, and when its report was uploaded. */
export async function projectOf(db: Queryable, project: string): Promise<StudentDetails['project']> {
  const row = await db
    .selectFrom('project as p')
    .leftJoin('mentorship as m', 'm.project_id', 'p.id')
    .leftJoin('account as a', 'a.id', 'm.mentor_id')
    .leftJoin('progress_report as r', 'r.project_id', 'p.id')
    .select(['a.surname', 'a.firstname', 'r.submitted_at'])
    .where('p.id', '=', project)
    .executeTakeFirstOrThrow()
  const { surname, firstname, submitted_at } = row
  return {
    mentor: surname !== null && firstname !== null ? { surname, firstname } : null,
    reportAt: submitted_at?.toISOString() ?? null,
  }
}
