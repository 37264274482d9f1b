import { earlierSemesters } from '#course/course/server/queries.ts'
import { courseSize } from '#course/course/server/size.ts'
import { gradeOf } from '#course/grade/grade.ts'
import type { Queryable } from '#platform/server/database.ts'
import type { Actor } from '#platform/server/request.ts'
import { earlierSemester } from '#teams/earlier/server/semester.ts'
import type { StudentEarlier } from '../calls.ts'
import { attemptsOf } from './attempts.ts'
import { studentsByKey } from './queries.ts'

/** Finished semesters of a student within reach, the latest first (decision Y2). */
export async function earlierOf(db: Queryable, student: string, reader: Actor): Promise<StudentEarlier[]> {
  const semesters = await earlierSemesters(db, { student })
  return Promise.all(
    semesters.map(async (semester) => ({
      ...(await earlierSemester(db, { student, semester, reader })),
      grade: await gradeIn(db, student, semester),
      attempts: await attemptsOf(db, student, semester.id),
    })),
  )
}

async function gradeIn(
  db: Queryable,
  student: string,
  { id, key, grade_limits }: { id: string; key: string; grade_limits: readonly number[] },
): Promise<number | null> {
  const [row] = await studentsByKey(db, { keys: [student], semester: id, key })
  const { reachable } = await courseSize(db, id)
  return row?.points == null ? null : gradeOf(row.points, reachable, grade_limits).grade
}
