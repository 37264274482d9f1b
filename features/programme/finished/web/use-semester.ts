import { useSearch } from '@tanstack/react-router'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'

/** A semester that was opened. */
export interface Semester {
  key: string
  number: 1 | 2
  isFinished: boolean
}

/** Of which semester a page shows things (decision Y2). */
export interface ShownSemester extends Semester {
  /** What a call is asked: the current semester goes without saying. */
  asked: { semester?: string }
  /** Those that the page has, the current one first where it is among them. */
  all: readonly Semester[]
}

/**
 * The semester that the address names: the current one where it names none or one that there is not. A page that belongs to
 * one kind of semester shows the last one of that kind; null where there has been none.
 */
export function useSemester(kind?: 1 | 2): ShownSemester | null {
  const { context } = useStore(session)
  const { semester } = useSearch({ strict: false })
  const all = (context?.SEMESTERS ?? [])
    .filter(({ number }) => kind === undefined || number === kind)
    .map((one) => ({ ...one, isFinished: one.key !== context?.CURRENT_ONBOARD_KEY }))
  const shown = all.find(({ key }) => key === semester) ?? all[0]
  if (!shown) return null
  return { ...shown, asked: shown.isFinished ? { semester: shown.key } : {}, all }
}

/** Under which name a list remembers how it was left: of each semester by itself. */
export const listOf = (name: string, { asked }: Pick<ShownSemester, 'asked'>): string =>
  asked.semester ? `${name}.${asked.semester}` : name
