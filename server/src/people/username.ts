import type { Role } from '@rajt/contract/parts'
import { isReserved } from '@rajt/contract/reserved'
import { refuse } from '../plumbing/refuse.ts'

/** Words of the platform are for those who run it (contract/src/reserved.ts). */
export function refuseReserved(username: string, role: Role): void {
  if (isReserved(username, role)) refuse('invalid-request', { fields: { username: { rule: 'reserved' } } })
}
