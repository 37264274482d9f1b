import { session } from '../plumbing/session.ts'
import { useStore } from '../plumbing/store.ts'

export interface University {
  value: string
  label: string
}

const byName = new Intl.Collator('hu')

/** What a university is called among people, where its name is too long: SZTE. */
export const shortNameOf = (id: string) => id.toUpperCase()

/** The universities of the programme in Hungarian order, and the name of one. */
export function useUniversities(): { all: University[]; nameOf: (id: string) => string } {
  const names = useStore(session).context?.UNIVERSITY_NAMES ?? {}
  const all = Object.entries(names).map(([value, label]) => ({ value, label }))
  all.sort((a, b) => byName.compare(a.label, b.label))
  return { all, nameOf: (id) => names[id] ?? id }
}
