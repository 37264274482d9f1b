import type { ProgressReport } from '@rajt/contract/progress-report'
import { anyOf, type Queryable } from '../plumbing/database.ts'
import { presentReport } from './present.ts'

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
