import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'

export interface University {
  value: string
  label: string
}

const byName = new Intl.Collator('hu')

/** What a university is called among people, where its name is too long: SZTE. */
export const shortNameOf = (id: string) => id.toUpperCase()

interface Universities {
  all: University[]
  isRetired: (id: string) => boolean
  /** Those that somebody or something new may have, and those that are chosen already. */
  offeredWith: (chosen: readonly string[]) => University[]
  nameOf: (id: string) => string
}

/** The universities of the programme in Hungarian order, and the name of one. */
export function useUniversities(): Universities {
  const { context } = useStore(session)
  const names = context?.UNIVERSITY_NAMES ?? {}
  const retired = context?.RETIRED_UNIVERSITIES ?? []
  const all = Object.entries(names).map(([value, label]) => ({ value, label }))
  all.sort((a, b) => byName.compare(a.label, b.label))
  return {
    all,
    isRetired: (id) => retired.includes(id),
    offeredWith: (ids) => all.filter(({ value }) => !retired.includes(value) || ids.includes(value)),
    nameOf: (id) => names[id] ?? id,
  }
}
