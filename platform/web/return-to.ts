import { addressOf, BASE } from './paths.ts'
import { readStored, store } from './stored.ts'

const WANTED = 'rajt.wanted'

/** The address a guest asked for, to go on there after signing in; addresses of this origin only (decision R2). */
export const rememberReturnTo = (address: string) => store(sessionStorage, WANTED, address)

export function takeReturnTo(): string {
  const wanted = readStored<string>(sessionStorage, WANTED)
  store(sessionStorage, WANTED, null)
  return typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) ? `${BASE}${wanted}` : addressOf('/')
}
