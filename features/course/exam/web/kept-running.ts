import { readStored, store } from '#platform/web/stored.ts'

const KEY = 'rajt.exam-running'

/** Null: none runs in this window. */
export const rememberRunning = (attempt: string | null): void => store(sessionStorage, KEY, attempt)

/** Whether this window showed the attempt running last, before it was loaded anew. */
export const wasRunningHere = (attempt: string): boolean =>
  readStored<string>(sessionStorage, KEY) === attempt
