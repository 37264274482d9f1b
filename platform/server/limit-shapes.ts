import type { Limit } from './throttle.ts'

/** Whose hits are counted together. Where an address counts, its IPv6 site does too (platform/server/network.ts). */
type Per =
  | 'address'
  | 'e-mail and address'
  | 'e-mail, a known place apart'
  | 'e-mail'
  | 'person'
  | 'person and address'
  | 'person, a known place apart'
  | 'session'
  | 'everybody'

export interface Budget extends Limit {
  what: string
  per: Per
  past: string
}
