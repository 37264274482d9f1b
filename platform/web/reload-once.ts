import { readStored, store } from './stored.ts'

const RELOADED = 'rajt.reloaded'
const MINUTE_MS = 60_000

/** Loads the page anew, at most once a minute: what is still missing then does not load it for ever. */
export function reloadOnce(): void {
  if (Date.now() - (readStored<number>(sessionStorage, RELOADED) ?? 0) < MINUTE_MS) return
  store(sessionStorage, RELOADED, Date.now())
  location.reload()
}
