import { gradeOf } from '#course/grade/grade.ts'
import type { StudentRow, StudentTeam } from '../calls.ts'
import type { StudentListRow } from './queries.ts'

interface Graded {
  /** Points that the exams of the semester can bring. */
  reachable: number
  limits: readonly number[]
}

/** A row of the list. The grade is the one that the student's own page works out (features/course/grade/grade.ts). */
export function presentStudent(row: StudentListRow, { reachable, limits }: Graded): StudentRow {
  return {
    _id: row.id,
    surname: row.surname,
    firstname: row.firstname,
    email: row.email,
    neptun: row.neptun,
    university: row.university_id ?? '',
    personality: row.personality,
    participation: row.participation,
    modulesCompleted: row.modules_completed ?? 0,
    points: row.points,
    grade: row.points === null ? null : gradeOf(row.points, reachable, limits).grade,
    onePagerAt: row.submitted_at?.toISOString() ?? null,
    team: teamOf(row),
    lastActiveOn: row.last_active_on,
    isDisabled: row.disabled_at !== null,
  }
}

/** The first seat of a team is its owner's. */
function teamOf({ project_id, project_name, position }: StudentListRow): StudentTeam | null {
  if (project_id === null || project_name === null) return null
  return { project: { _id: project_id, name: project_name }, isOwner: position === 0 }
}
