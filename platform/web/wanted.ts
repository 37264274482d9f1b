import { keep, readKept } from './kept.ts'
import { addressOf, BASE } from './paths.ts'

const WANTED = 'rajt.wanted'

/** The address a guest asked for, to go on there after signing in; addresses of this origin only (decision R2). */
export const rememberWanted = (address: string) => keep(sessionStorage, WANTED, address)

export function takeWanted(): string {
  const wanted = readKept<string>(sessionStorage, WANTED)
  keep(sessionStorage, WANTED, null)
  return typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) ? `${BASE}${wanted}` : addressOf('/')
}
