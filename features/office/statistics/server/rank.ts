import { SCORED_FROM, type UniversityScore } from '../calls.ts'

/** Students of a university, and their points together. */
interface Standing {
  university: string
  students: number
  points: number
}

/** How many have more, and one: ties share a rank. */
export const rankOf = (points: number, all: readonly { points: number; students: number }[]): number =>
  1 + all.reduce((sum, one) => sum + (one.points > points ? one.students : 0), 0)

const byName = new Intl.Collator('hu')

/**
 * Decision T1: by the mean percent of points, highest first; those with too few students after them, by name. Whoever
 * has no points yet counts with none.
 */
export function rankUniversities(
  standings: readonly Standing[],
  reachable: number,
  nameOf: (university: string) => string,
): UniversityScore[] {
  const sums = new Map<string, { students: number; points: number }>()
  for (const { university, points, students } of standings) {
    const sum = sums.get(university) ?? { students: 0, points: 0 }
    sums.set(university, {
      students: sum.students + students,
      points: sum.points + points,
    })
  }
  const scored = [...sums].map(([university, { students, points }]) => ({
    university,
    students,
    score:
      students < SCORED_FROM || reachable === 0 ? null : oneDecimal((100 * points) / students / reachable),
  }))
  return scored
    .map((one) => ({ ...one, rank: one.score === null ? null : 1 + countAbove(one.score, scored) }))
    .toSorted(
      (a, b) =>
        (a.rank ?? Number.POSITIVE_INFINITY) - (b.rank ?? Number.POSITIVE_INFINITY) ||
        byName.compare(nameOf(a.university), nameOf(b.university)),
    )
}

const countAbove = (score: number, all: readonly { score: number | null }[]) =>
  all.filter((one) => one.score !== null && one.score > score).length

export const oneDecimal = (value: number) => Math.round(value * 10) / 10
