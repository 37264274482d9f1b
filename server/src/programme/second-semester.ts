import type { Queryable, Tx } from '../plumbing/database.ts'
import { refuse } from '../plumbing/refuse.ts'
import { currentProgramme, type SemesterRow } from './current.ts'

/** A semester with projects: what such a one alone has is there (the database sees to it). */
export type SecondSemester = SemesterRow & {
  team_deadline: Date
  progress_report_deadline: Date
  answer_days: number
  mentor_capacity: number
}

export const isSecond = (row: SemesterRow): row is SecondSemester => row.number === 2

/** For reads; refuses in a first semester (decision X9). */
export async function secondSemester(db: Queryable): Promise<SecondSemester> {
  const { semester } = await currentProgramme(db)
  return isSecond(semester) ? semester : refuse('wrong-semester')
}

/** For acts in either semester: it is not switched before they are through (decision S1). */
export const lockSemester = (tx: Tx): Promise<SemesterRow> =>
  tx.selectFrom('semester').selectAll().where('is_current', '=', true).forShare().executeTakeFirstOrThrow()

/** For acts that a second semester alone has. */
export async function lockSecondSemester(tx: Tx): Promise<SecondSemester> {
  const semester = await lockSemester(tx)
  return isSecond(semester) ? semester : refuse('wrong-semester')
}
