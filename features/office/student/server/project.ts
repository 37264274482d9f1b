import { tenantOf } from '#people/identity/server/tenant.ts'
import type { Queryable } from '#platform/server/database.ts'
import type { Actor } from '#platform/server/request.ts'
import type { StudentDetails } from '../calls.ts'

/** Who mentors a project, and when its report was uploaded; null for a coordinator where it is another university's (decision X1). */
export async function projectOf(
  db: Queryable,
  project: string,
  reader: Actor,
): Promise<StudentDetails['project']> {
  const tenant = tenantOf(reader)
  const row = await db
    .selectFrom('project as p')
    .leftJoin('mentorship as m', 'm.project_id', 'p.id')
    .leftJoin('account as a', 'a.id', 'm.mentor_id')
    .leftJoin('progress_report as r', 'r.project_id', 'p.id')
    .select(['p.university_id', 'a.surname', 'a.firstname', 'r.submitted_at'])
    .where('p.id', '=', project)
    .executeTakeFirstOrThrow()
  const { university_id, surname, firstname, submitted_at } = row
  if (tenant !== null && tenant !== university_id) return null
  return {
    mentor: surname !== null && firstname !== null ? { surname, firstname } : null,
    reportAt: submitted_at?.toISOString() ?? null,
  }
}
