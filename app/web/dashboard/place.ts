import type { statistics } from '#office/statistics/calls.ts'
import type { Answer } from '#platform/contract/call.ts'

export interface Place {
  rank: number
  /** Who stands right above, and the points that are missing to be there; null at the top. */
  next: { name: string | null; points: number } | null
}

/** Where the reader stands among the students; null without points. */
export function placeOf({ best, around }: Answer<typeof statistics.students>): Place | null {
  const all = [...best, ...around]
  const own = all.findIndex(({ isCaller }) => isCaller)
  const row = all[own]
  if (!row) return null
  const above = all.slice(0, own).findLast(({ points }) => points > row.points)
  return {
    rank: row.rank,
    next: above ? { name: above.username, points: above.points - row.points + 1 } : null,
  }
}
