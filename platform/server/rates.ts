import type { Limit } from './throttle.ts'

/** Hits of a key in the window that began at this time, in milliseconds of the clock. */
export interface Share {
  key: string
  start: number
  hits: number
}

interface Count {
  own: number
  /** Of the own ones those that the other processes know. */
  told: number
  others: number
}

/** The part of a key's hits from which on other processes are told: what stays below it costs them nothing. */
const TOLD_FROM = 0.1

/**
 * Counts in the memory of one process, by a time that only goes forward: a server's clock that is set back keeps
 * nobody limited. Windows begin at the same times in all processes, so that they can tell each other what they counted.
 */
export function rateOf({ hits, window }: Limit) {
  let began = Number.NEGATIVE_INFINITY
  let start = 0
  let counts = new Map<string, Count>()

  function begin(now: number): void {
    const gone = Date.now() % window
    began = now - gone
    start = Date.now() - gone
    counts = new Map()
  }

  return {
    /** Counts one; answers the milliseconds until there is another, 0 when this one was within the limit. */
    hit(key: string, factor = 1): number {
      const now = performance.now()
      if (now - began >= window) begin(now)
      const count = counts.get(key) ?? { own: 0, told: 0, others: 0 }
      counts.set(key, count)
      count.own++
      return count.own + count.others <= hits * factor ? 0 : window - (now - began)
    },
    /** What the other processes do not know yet, of keys that have spent a part worth telling. */
    untold(): Share[] {
      return [...counts]
        .filter(([, { own, told }]) => own > told && own >= hits * TOLD_FROM)
        .map(([key, { own, told }]) => ({ key, start, hits: own - told }))
    },
    /** The other processes know of this now; `total` is what all have counted of its key. */
    heard(share: Share, total: number): void {
      const count = counts.get(share.key)
      if (!count || share.start !== start) return
      count.told += share.hits
      count.others = total - count.told
    },
  }
}

export type Rate = ReturnType<typeof rateOf>
