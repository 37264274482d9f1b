/** Points one module exam is worth, whatever its questions add up to (decision C6). */
export const EXAM_POINTS = 100

export type Grade = 1 | 2 | 3 | 4 | 5

export interface ProposedGrade {
  points: number
  reachable: number
  /** Rounded down: nobody is shown a limit they have not reached. */
  percent: number
  grade: Grade
}

/**
 * The proposed grade from the points (0-100) of the modules' counting attempts, null where none was taken.
 * `limits`: lowest percent of the grades 2, 3, 4, 5. Used by the server and by the dashboard's "what if".
 */
export function proposedGrade(
  modulePoints: readonly (number | null)[],
  limits: readonly number[],
): ProposedGrade {
  const points = modulePoints.reduce<number>((sum, one) => sum + (one ?? 0), 0)
  return gradeOf(points, modulePoints.length * EXAM_POINTS, limits)
}

/** The same from the sum of the points, as lists have it. */
export function gradeOf(points: number, reachable: number, limits: readonly number[]): ProposedGrade {
  const percent = reachable === 0 ? 0 : Math.floor((points * 100) / reachable)
  const grade = (1 + limits.filter((limit) => percent >= limit).length) as Grade
  return { points, reachable, percent, grade }
}
