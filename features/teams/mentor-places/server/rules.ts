import type { Verdict } from '#platform/server/refuse.ts'

export const placesLeft = ({ capacity, used }: { capacity: number; used: number }): number => capacity - used

/** Never below what is used (decision P10). */
export const mayHavePlaces = ({ used }: { used: number }, capacity: number): Verdict<'places-in-use'> =>
  capacity >= used ? 'ok' : 'places-in-use'
