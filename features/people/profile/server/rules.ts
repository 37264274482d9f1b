import type { Role } from '#platform/contract/parts.ts'
import type { Verdict } from '#platform/server/refuse.ts'

interface Name {
  surname: string
  firstname: string
}

/** Everybody writes their own name but students, whose name staff have confirmed (decision Y1). */
export function mayRename(role: Role, present: Name, to: Name): Verdict {
  const isSame = present.surname === to.surname && present.firstname === to.firstname
  return isSame || role !== 'STUDENT' ? 'ok' : 'name-is-confirmed'
}
