import pLimit from 'p-limit'
import { queueFull } from './events.ts'
import type { atOnce } from './limits.ts'
import { refuse } from './refuse.ts'

const BUSY_SECONDS = 5

/** By its name in limits.ts. */
type Queue = keyof typeof atOnce

function refuseBusy(queue: Queue): never {
  queueFull.publish(queue)
  return refuse('busy', { retryAfter: BUSY_SECONDS })
}

interface Bounds {
  name: Queue
  atOnce: number
  waiting: number
}

/** Runs work in turn, a few at once; what would be one too many in the queue is refused at once. */
export function queueOf({ name, atOnce, waiting }: Bounds) {
  const turns = pLimit(atOnce)
  return async <T>(work: () => Promise<T>): Promise<T> =>
    turns.pendingCount >= waiting ? refuseBusy(name) : turns(work)
}

/**
 * Runs the work of each key, a bounded number at once; one more is refused at once, and the other keys do not
 * notice.
 */
export function limitPerKey(name: Queue, atOnce: number) {
  const taken = new Map<string, number>()
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const others = taken.get(key) ?? 0
    if (others >= atOnce) return refuseBusy(name)
    taken.set(key, others + 1)
    try {
      return await work()
    } finally {
      const left = (taken.get(key) ?? 1) - 1
      if (left > 0) taken.set(key, left)
      else taken.delete(key)
    }
  }
}
