import type { Queryable } from '#platform/server/database.ts'
import type { OnePager } from '../calls.ts'
import { presentOnePager } from './present.ts'
import { onePagerOfSemester, ownOnePager } from './queries.ts'

/** The one-pager of a student whom the caller may reach, as the student has it (decision O0). */
export async function onePagerOf(
  db: Queryable,
  student: string,
  semester: Parameters<typeof ownOnePager>[2],
): Promise<OnePager | null> {
  const own = await ownOnePager(db, student, semester)
  return own ? presentOnePager(own) : null
}

/** The same of one semester, whichever is the current one. */
export async function onePagerIn(db: Queryable, student: string, semester: string): Promise<OnePager | null> {
  const own = await onePagerOfSemester(db, student, semester)
  return own ? presentOnePager(own) : null
}
