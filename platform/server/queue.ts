import pLimit from 'p-limit'
import { refuse } from './refuse.ts'

const BUSY_SECONDS = 5
const refuseBusy = () => refuse('busy', { retryAfter: BUSY_SECONDS })

/** Runs work in turn, a few at once; what would be one too many in the queue is refused at once. */
export function queueOf({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const turns = pLimit(atOnce)
  return async <T>(work: () => Promise<T>): Promise<T> =>
    turns.pendingCount >= waiting ? refuseBusy() : turns(work)
}

/**
 * Runs the work of each key, a bounded number at once; one more is refused at once, and the other keys do not
 * notice.
 */
export function limitPerKey(atOnce: number) {
  const taken = new Map<string, number>()
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const others = taken.get(key) ?? 0
    if (others >= atOnce) return refuseBusy()
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
