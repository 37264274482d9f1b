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

/** The modules whose exam can still begin, and those where something was granted that can be taken back (decision 27). */
export async function grantableOf(db: Queryable, student: string, semester: string): Promise<string[]> {
  const rows = await db
    .selectFrom('module as m')
    .leftJoin('exam_grant as g', (on) =>
      on.onRef('g.module_id', '=', 'm.id').on('g.account_id', '=', student),
    )
    .select('m.id')
    .where('m.semester_id', '=', semester)
    .where((has) =>
      has.or([
        has('m.retired_at', 'is', null),
        has('g.extra_attempts', '>', 0),
        has('g.extra_minutes', '>', 0),
      ]),
    )
    .execute()
  return rows.map(({ id }) => id)
}
