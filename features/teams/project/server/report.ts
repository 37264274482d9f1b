import { anyOf, type Queryable } from '#platform/server/database.ts'
import type { ProgressReport } from '#teams/progress-report/calls.ts'
import { presentReport } from '#teams/progress-report/server/present.ts'

/** The reports of projects whose readers may read them, by project; of those that have one. */
export async function reportsOf(
  db: Queryable,
  projects: readonly string[],
): Promise<ReadonlyMap<string, ProgressReport>> {
  const rows = await db
    .selectFrom('progress_report as r')
    .innerJoin('file as f', 'f.id', 'r.file_id')
    .select(['r.id', 'r.project_id', 'r.submitted_at', 'f.bytes'])
    .where('r.project_id', '=', anyOf(projects))
    .execute()
  return new Map(rows.map((row) => [row.project_id, presentReport(row)]))
}

/** Of one project; null where there is none. */
export const reportOfProject = async (db: Queryable, project: string): Promise<ProgressReport | null> =>
  (await reportsOf(db, [project])).get(project) ?? null
