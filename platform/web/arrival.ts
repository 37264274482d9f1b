import { createStore, useStore } from './store.ts'
import { store as keep, readStored } from './stored.ts'

/** What was reached a moment ago in this window, by its id, until its arrival has been seen. */
const reached = createStore<string | null>(null)

/** Called by the act that reaches something: the page that shows it opens its arrival. */
export const arriveAt = (id: string): void => reached.set(id)

/** Whether the arrival of something is open now, and how it is opened again and closed. */
export function useArrival(id: string) {
  return {
    isOpen: useStore(reached) === id,
    open: () => arriveAt(id),
    close: () => reached.set(null),
  }
}

const SEEN = 'rajt.seen-arrivals'
/** The last ones of a device: a person has a few in a year. */
const MOST = 50

/** Opens the arrival of what others have done, the first time that this device shows it. */
export function arriveOnce(id: string): void {
  const seen = readStored<string[]>(localStorage, SEEN)
  const before = Array.isArray(seen) ? seen : []
  if (before.includes(id)) return
  keep(localStorage, SEEN, [...before, id].slice(-MOST))
  arriveAt(id)
}
