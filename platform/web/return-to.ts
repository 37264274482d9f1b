import { addressOf, BASE } from './paths.ts'
import { keep, readStored } from './stored.ts'

const WANTED = 'rajt.wanted'

/** The address a guest asked for, to go on there after signing in; addresses of this origin only (decision R2). */
export const rememberReturnTo = (address: string) => keep(sessionStorage, WANTED, address)

export function takeReturnTo(): string {
  const wanted = readStored<string>(sessionStorage, WANTED)
  keep(sessionStorage, WANTED, null)
  return typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) ? `${BASE}${wanted}` : addressOf('/')
}
