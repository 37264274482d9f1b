import { sql } from 'kysely'
import { EXAM_POINTS, gradeOf } from '#course/grade/grade.ts'
import { anyOf, type Queryable } from '#platform/server/database.ts'
import type { QuestionRow } from './queries.ts'
import type { Regraded } from './results.ts'

/** The modules whose exams a grade is made of. */
const examined = (db: Queryable, semester: string) =>
  db
    .selectFrom('module as m')
    .select('m.id')
    .where('m.semester_id', '=', semester)
    .where('m.extra', '=', false)
    .where(sql<boolean>`exists (select from question q where q.module_id = m.id and q.retired_at is null)`)
    .execute()

/** The attempt that counts of each student and module: the last closed one. */
const counting = (db: Queryable, modules: readonly string[], students: readonly string[]) =>
  db
    .selectFrom('exam_attempt as a')
    .select(['a.account_id', 'a.id', 'a.points'])
    .distinctOn(['a.account_id', 'a.module_id'])
    .where('a.module_id', '=', anyOf(modules))
    .where('a.account_id', '=', anyOf(students))
    .where(sql<boolean>`exam_attempt_is_final(a.status)`)
    .orderBy('a.account_id')
    .orderBy('a.module_id')
    .orderBy('a.number', 'desc')
    .execute()

/** The proposed grade of each student whose attempts change, before and after. */
export async function gradesOf(
  db: Queryable,
  { semester_id, grade_limits, exam_questions }: QuestionRow,
  changes: readonly Regraded[],
): Promise<Map<string, { before: number; after: number }>> {
  const students = [...new Set(changes.map(({ student }) => student))]
  const modules = exam_questions > 0 ? (await examined(db, semester_id)).map(({ id }) => id) : []
  const attempts = await counting(db, modules, students)
  const gains = new Map(changes.map(({ attempt, before, after }) => [attempt, after.points - before.points]))
  const ofStudent = Map.groupBy(attempts, ({ account_id }) => account_id)
  const grade = (points: number) => gradeOf(points, modules.length * EXAM_POINTS, grade_limits).grade
  return new Map(
    students.map((student) => {
      const own = ofStudent.get(student) ?? []
      const points = own.reduce((sum, one) => sum + (one.points ?? 0), 0)
      const gained = own.reduce((sum, { id }) => sum + (gains.get(id) ?? 0), 0)
      return [student, { before: grade(points), after: grade(points + gained) }]
    }),
  )
}
