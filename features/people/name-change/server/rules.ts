import type { Verdict } from '#platform/server/refuse.ts'

export interface Name {
  surname: string
  firstname: string
}

export const isSameName = (a: Name, b: Name): boolean =>
  a.surname === b.surname && a.firstname === b.firstname

/** One request waits at a time, for a name that is another one. `open`: the name of the one that waits. */
export function mayAsk(present: Name, open: Name | null, to: Name): Verdict {
  if (open) return 'name-change-open'
  return isSameName(present, to) ? 'name-unchanged' : 'ok'
}
