import type { Verdict } from '#platform/server/refuse.ts'

/** Never below what is used (decision P10). */
export const mayHavePlaces = ({ used }: { used: number }, capacity: number): Verdict<'places-in-use'> =>
  capacity >= used ? 'ok' : 'places-in-use'
