import type { Role } from '#platform/contract/parts.ts'
import { isReserved } from '#platform/contract/reserved.ts'
import { refuse } from '#platform/server/refuse.ts'

/** Words of the platform are for those who run it (platform/contract/reserved.ts). */
export function refuseReserved(username: string, role: Role): void {
  if (isReserved(username, role)) refuse('invalid-request', { fields: { username: { rule: 'reserved' } } })
}
