import { createStore } from '#platform/web/store.ts'
import { readStored, store } from '#platform/web/stored.ts'

const KEY = 'rajt.opened-reports'
/** A mentor has a few teams a semester; what is older than these is long read. */
const KEPT = 100

/** Ids of the progress reports that were opened on this device, the latest last. */
export const openedReports = createStore<readonly string[]>(kept())

function kept(): readonly string[] {
  const stored = readStored<unknown>(localStorage, KEY)
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
}

/** Idempotent: opening it again changes nothing. */
export function markOpened(report: string): void {
  const opened = openedReports.get()
  if (opened.includes(report)) return
  openedReports.set([...opened, report].slice(-KEPT))
  store(localStorage, KEY, openedReports.get())
}
