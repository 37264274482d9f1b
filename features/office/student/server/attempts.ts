import type { Queryable } from '#platform/server/database.ts'
import type { StudentAttempt } from '../calls.ts'

/** The student's attempts of a semester, in the order of the modules and then of their numbers. */
export async function attemptsOf(
  db: Queryable,
  student: string,
  semester: string,
): Promise<StudentAttempt[]> {
  const rows = await db
    .selectFrom('exam_attempt as a')
    .innerJoin('module as m', 'm.id', 'a.module_id')
    .select([
      'a.id',
      'a.module_id',
      'a.number',
      'a.status',
      'a.started_at',
      'a.closed_at',
      'a.points',
      'a.passed',
    ])
    .where('a.account_id', '=', student)
    .where('m.semester_id', '=', semester)
    .orderBy('m.position')
    .orderBy('a.number')
    .execute()
  return rows.map(({ id, module_id, started_at, closed_at, ...own }) => ({
    _id: id,
    module: module_id,
    startedAt: started_at.toISOString(),
    closedAt: closed_at?.toISOString() ?? null,
    ...own,
  }))
}

/** What the office has granted them in a semester (decision C4). */
export async function grantsOf(db: Queryable, student: string, semester: string) {
  const rows = await db
    .selectFrom('exam_grant as g')
    .innerJoin('module as m', 'm.id', 'g.module_id')
    .select(['g.module_id', 'g.extra_attempts', 'g.extra_minutes'])
    .where('g.account_id', '=', student)
    .where('m.semester_id', '=', semester)
    .execute()
  return rows.map(({ module_id, extra_attempts, extra_minutes }) => ({
    module: module_id,
    extraAttempts: extra_attempts,
    extraMinutes: extra_minutes,
  }))
}
