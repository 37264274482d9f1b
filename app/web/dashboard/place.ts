import type { statistics } from '#office/statistics/calls.ts'
import type { Answer } from '#platform/contract/call.ts'

/** Farther ahead than this, somebody is no next step. */
const IN_SIGHT = 50

export interface Place {
  rank: number
  /** Who stands right above, and by how many points; null at the top, and where they are out of sight. */
  next: { name: string | null; points: number } | null
}

/** Where the reader stands among the students; null without points. */
export function placeOf({ best, around }: Answer<typeof statistics.students>): Place | null {
  const all = [...best, ...around]
  const own = all.findIndex(({ isCaller }) => isCaller)
  const row = all[own]
  if (!row) return null
  const above = all.slice(0, own).findLast(({ points }) => points > row.points)
  const points = above ? above.points - row.points : 0
  return {
    rank: row.rank,
    next: above && points <= IN_SIGHT ? { name: above.username, points } : null,
  }
}
