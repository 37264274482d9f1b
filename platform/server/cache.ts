import { minutes } from './clock.ts'
import type { Queryable } from './database.ts'
import { cacheRead } from './events.ts'

/** How long a value is cached at most, should the notice of its change be lost. */
export const CACHED_FOR = minutes(1)

/** The channels of functions/notices.sql that say what has changed for everybody. */
export type Notice = 'programme' | 'content' | 'one_pager' | 'progress_report'

interface Entry<T> {
  value: Promise<T>
  until: number
}

const drops: [Notice | null, () => void][] = []

/**
 * Reads what is the same for everybody once per process and key, and keeps it until the notice comes that it changed, or,
 * where no notice tells of every change (null), for its time alone: what it shows then says when it was read.
 * Keys are the server's own, never a request's, or a stranger could fill the memory. Not for a transaction that changes
 * what it reads: others would be given what may never be committed.
 */
export function cached<K extends string, T, Rest extends unknown[] = []>(
  notice: Notice | null,
  load: (db: Queryable, key: K, ...rest: Rest) => Promise<T>,
) {
  const entries = new Map<K, Entry<T>>()
  drops.push([notice, () => entries.clear()])
  return (db: Queryable, key: K, ...rest: Rest): Promise<T> => {
    const known = entries.get(key)
    const isHit = known !== undefined && performance.now() < known.until
    cacheRead.publish({ cache: notice ?? 'timed', isHit })
    if (isHit) return known.value
    // The promise itself is cached: a drop takes out what is still being read too, and many who ask at once read once.
    const entry = { value: load(db, key, ...rest), until: performance.now() + CACHED_FOR }
    entries.set(key, entry)
    entry.value.catch(() => entries.get(key) === entry && entries.delete(key))
    return entry.value
  }
}

/** What goes when every cache is dropped, and is otherwise kept: the last answers of what is slow to read. */
export function keptLast<K extends string, T>(): Map<K, T> {
  const last = new Map<K, T>()
  drops.push([null, () => last.clear()])
  return last
}

/** Called when any process changed what the notice is about; without one, when any notice may have been missed. */
export function invalidate(notice?: Notice): void {
  for (const [told, drop] of drops) if (notice === undefined || told === notice) drop()
}
