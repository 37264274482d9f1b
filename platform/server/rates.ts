import type { Limit } from './throttle.ts'

/**
 * Counts in the memory of one process, by a time that only goes forward: a server's clock that is set back keeps
 * nobody limited. Answers the milliseconds until there is another hit; 0 when this one was within the limit.
 */
export function rateOf({ hits, window }: Limit) {
  let started = Number.NEGATIVE_INFINITY
  let counts = new Map<string, number>()
  return (key: string, factor = 1): number => {
    const now = performance.now()
    if (now - started >= window) {
      started = now
      counts = new Map()
    }
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count <= hits * factor ? 0 : window - (now - started)
  }
}
