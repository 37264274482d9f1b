const DAY_MS = 86_400_000

interface Semester {
  startsAt: string
  endsAt: string
}

/** Where a moment stands between the start and the end of a semester, from 0 to 1. */
export function shareOf({ startsAt, endsAt }: Semester, now: Date): number {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)]
  return Math.min(1, Math.max(0, (now.getTime() - start) / (end - start)))
}

/**
 * Days by which somebody is before (or, negative, behind) who completes one module after the other in even steps; null
 * where there is none.
 */
export function daysAhead(
  semester: Semester,
  { count, done }: { count: number; done: number },
  now: Date,
): number | null {
  if (count === 0) return null
  const days = (Date.parse(semester.endsAt) - Date.parse(semester.startsAt)) / DAY_MS
  return Math.round(days * (done / count - shareOf(semester, now)))
}
