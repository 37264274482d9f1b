import { gradeOf } from '@rajt/contract/grade'
import type { StudentRow } from '@rajt/contract/student'
import type { StudentListRow } from './queries.ts'

interface Graded {
  /** Points that the exams of the semester can bring. */
  reachable: number
  limits: readonly number[]
}

/** A row of the list. The grade is the one that the student's own page works out (contract/src/grade.ts). */
export function presentStudent(row: StudentListRow, { reachable, limits }: Graded): StudentRow {
  return {
    _id: row.id,
    surname: row.surname,
    firstname: row.firstname,
    email: row.email,
    neptun: row.neptun,
    university: row.university_id ?? '',
    personality: row.personality,
    modulesCompleted: row.modules_completed ?? 0,
    points: row.points,
    grade: row.points === null ? null : gradeOf(row.points, reachable, limits).grade,
    onePagerAt: row.submitted_at?.toISOString() ?? null,
    lastActiveOn: row.last_active_on,
    isDisabled: row.disabled_at !== null,
  }
}
