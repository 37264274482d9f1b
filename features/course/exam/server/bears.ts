import type { BlueprintCell } from './blueprint.ts'
import { choose, type Drawable } from './draw.ts'

/** Questions that are drawn from, over all draws: what asking costs does not grow with the bank. */
const WORK = 40_000
const MOST_DRAWS = 200
const FEWEST_DRAWS = 10

interface Exam {
  /** Questions of an attempt. */
  count: number
  /** Attempts of a student. */
  attempts: number
}

export interface Bears {
  /** What attempts add up to. */
  points: { least: number; most: number }
  /** Questions of a student's last attempt that an earlier one had. */
  repeated: { usually: number; most: number }
}

/** What a bank bears, by drawing from it as exams do, for one student after another. */
export function bearsOf(
  bank: readonly Drawable[],
  blueprint: readonly BlueprintCell[],
  { count, attempts }: Exam,
): Bears {
  const draws = Math.max(FEWEST_DRAWS, Math.min(MOST_DRAWS, Math.floor(WORK / Math.max(1, bank.length))))
  const students = Array.from({ length: draws }, () => {
    const seen = new Set<string>()
    return Array.from({ length: attempts }, () => {
      const chosen = choose(bank, { count, blueprint, seen: new Set(seen) })
      const repeated = chosen.filter(({ id }) => seen.has(id)).length
      for (const { id } of chosen) seen.add(id)
      return { points: chosen.reduce((sum, { points }) => sum + points, 0), repeated }
    })
  })
  const points = students.flat().map((attempt) => attempt.points)
  const repeated = students.map((own) => own.at(-1)?.repeated ?? 0).toSorted((a, b) => a - b)
  return {
    points: { least: Math.min(...points), most: Math.max(...points) },
    repeated: { usually: repeated[Math.floor(repeated.length / 2)] ?? 0, most: repeated.at(-1) ?? 0 },
  }
}
