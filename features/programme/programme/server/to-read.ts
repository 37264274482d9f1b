import type { Queryable } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { Context } from '../calls.ts'
import { currentProgramme, type SemesterRow } from './current.ts'
import { asFirst, type FirstSemester } from './first-semester.ts'
import { isSecond, type SecondSemester } from './second-semester.ts'

/** What a read finds of the semester that it is of. */
export interface ToRead<S> {
  semester: S
  /** When the next one was opened; null for the current one. */
  endedAt: Date | null
  context: Context
}

/**
 * The semester that a read is of: the one of this key, and without a key the current one (decision Y2). Every read that
 * takes a semester asks here. Refuses with `semester-unknown`.
 */
export async function semesterToRead(db: Queryable, key: string | undefined): Promise<ToRead<SemesterRow>> {
  const { semester: current, opened, context } = await currentProgramme(db)
  if (key === undefined) return { semester: current, endedAt: null, context }
  const at = opened.findIndex((one) => one.key === key)
  const semester = opened[at]
  return semester
    ? { semester, endedAt: opened[at - 1]?.opened_at ?? null, context }
    : refuse('semester-unknown')
}

/** Which finished semester it is, by its id; null for the current one. */
export async function finishedOf(db: Queryable, id: string) {
  const { semester, opened } = await currentProgramme(db)
  if (id === semester.id) return null
  const finished = opened.find((one) => one.id === id)
  return finished ? { semester: finished.key, number: finished.number } : null
}

/** One with one-pagers; refuses a second one with `wrong-semester`, whether it is over or not. */
export async function firstToRead(db: Queryable, key: string | undefined): Promise<ToRead<FirstSemester>> {
  const { semester, ...rest } = await semesterToRead(db, key)
  return { ...rest, semester: asFirst(semester) }
}

/** One with projects; refuses a first one with `wrong-semester`. */
export async function secondToRead(
  db: Queryable,
  key: string | undefined,
): Promise<ToRead<SemesterRow & SecondSemester>> {
  const { semester, ...rest } = await semesterToRead(db, key)
  return isSecond(semester) ? { ...rest, semester } : refuse('wrong-semester')
}
