import type { Role } from '#platform/contract/parts.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { Actor } from '#platform/server/request.ts'

/** A coordinator reaches their own university only; what lies outside is not found (decision R5). */
export function tenantOf(actor: { role: Role; universityId: string | null }): string | null {
  if (actor.role === 'OFFICE') return null
  return actor.universityId ?? refuse('not-allowed')
}

/** The scope comes from the session: a coordinator's filter narrows nothing and widens nothing (decision R5). */
export function universitiesOf(actor: Actor, wanted: readonly string[]): readonly string[] {
  const tenant = tenantOf(actor)
  return tenant === null ? wanted : [tenant]
}
