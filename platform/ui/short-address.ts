import { cut } from '#platform/contract/signs.ts'

const SITES = { 'linkedin.com': 'LinkedIn', 'facebook.com': 'Facebook' }
const MOST = 32

/** What an address of the web says at a glance: the site's name where everybody knows it, or its host and beginning. */
export function shortAddress(address: string): string {
  if (!URL.canParse(address)) return address
  const { hostname, pathname, search } = new URL(address)
  const known = Object.entries(SITES).find(([host]) => hostname === host || hostname.endsWith(`.${host}`))
  if (known) return known[1]
  const whole = `${hostname.replace(/^www\./, '')}${pathname}${search}`.replace(/\/$/, '')
  return whole.length > MOST ? `${cut(whole, MOST - 1)}…` : whole
}
