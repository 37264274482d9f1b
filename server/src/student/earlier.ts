import { gradeOf } from '@rajt/contract/grade'
import type { StudentEarlier } from '@rajt/contract/student'
import { earlierSemesters } from '../course/queries.ts'
import { earlierSemester } from '../earlier/semester.ts'
import type { Queryable } from '../plumbing/database.ts'
import type { Actor } from '../plumbing/request.ts'
import { attemptsOf } from './attempts.ts'
import { courseSize, studentsByKey } from './queries.ts'

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
