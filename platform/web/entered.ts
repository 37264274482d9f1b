import { readStored, store } from './stored.ts'

const KEY = 'rajt.entered'

/** Signing in loads the next page anew: it is to take the focus, which a first page leaves to the browser. */
export const rememberEntering = () => store(sessionStorage, KEY, true)

/** Whether the page is the first one after signing in; true once. */
export function hasJustEntered(): boolean {
  const has = readStored(sessionStorage, KEY) === true
  if (has) store(sessionStorage, KEY, null)
  return has
}
