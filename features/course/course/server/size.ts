import { sql } from 'kysely'
import { EXAM_POINTS } from '#course/grade/grade.ts'
import { cached } from '#platform/server/cache.ts'

/** How many modules a semester asks for, and the points that their exams can bring (decisions C2, C6). */
export const courseSize = cached('content', async (db, semester: string) => {
  const { rows } = await sql<{ modules: number; exams: number }>`
    /* cached until it changes */
    select count(*)::int as modules, (count(*) filter (where exists (
      select from question q where q.module_id = m.id and q.retired_at is null)))::int as exams
    from module m where m.semester_id = ${semester} and not m.extra`.execute(db)
  const { modules = 0, exams = 0 } = rows[0] ?? {}
  return { moduleCount: modules, reachable: exams * EXAM_POINTS }
})
