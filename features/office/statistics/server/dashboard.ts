import { materialOf } from '#course/course/server/material.ts'
import { courseSize } from '#course/course/server/size.ts'
import type { Language } from '#platform/contract/parts.ts'
import type { Queryable } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import { semesterToRead } from '#programme/programme/server/to-read.ts'
import type { Dashboard } from '../calls.ts'
import { type Figures, figuresOf } from './figures.ts'
import { presentFigures } from './present.ts'

interface Wanted {
  /** Null: of the whole programme. */
  university: string | null
  /** Its key; without one, the current semester. */
  semester?: string | undefined
  now: Date
  language: Language
}

/** Refuses with `not-found` a university that is none. */
export async function dashboardOf(
  db: Queryable,
  { university, semester: key, now, language }: Wanted,
): Promise<Dashboard> {
  const { semester, endedAt, context } = await semesterToRead(db, key)
  if (university !== null && !Object.hasOwn(context.UNIVERSITY_NAMES, university)) return refuse('not-found')
  const [figures, { modules }, { moduleCount }] = await Promise.all([
    figuresOf(db, semester.id, now, endedAt),
    materialOf(db, semester.id, language),
    courseSize(db, semester.id),
  ])
  return presentOnce(figures, `${university} ${language}`, () =>
    presentFigures(figures, { university, semester, modules, moduleCount }),
  )
}

const presented = new WeakMap<Figures, Map<string, Dashboard>>()

/** For as long as figures are kept: adding them up is a tenth of what the call costs. */
function presentOnce(figures: Figures, key: string, present: () => Dashboard): Dashboard {
  const known = presented.get(figures) ?? new Map<string, Dashboard>()
  presented.set(figures, known)
  const dashboard = known.get(key) ?? present()
  known.set(key, dashboard)
  return dashboard
}
