import type { Queryable, Tx } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import { askedAgain, currentProgramme, type SemesterRow } from './current.ts'

const needed = [
  'id',
  'key',
  'number',
  'starts_at',
  'ends_at',
  'team_deadline',
  'progress_report_deadline',
  'answer_days',
  'mentor_capacity',
] as const

/** A semester with what acts need of it. */
export type SharedSemester = Pick<SemesterRow, (typeof needed)[number]>

/** A semester with projects: the settings that only such a one has are there (the database sees to it). */
export type SecondSemester = SharedSemester & OfSecond

interface OfSecond {
  team_deadline: Date
  progress_report_deadline: Date
  answer_days: number
  mentor_capacity: number
}

export const isSecond = <S extends SharedSemester>(row: S): row is S & OfSecond => row.number === 2

/** For reads; refuses in a first semester (decision X9). */
export async function secondSemester(db: Queryable): Promise<SecondSemester> {
  const { semester } = await currentProgramme(db)
  return isSecond(semester) ? semester : refuse('wrong-semester')
}

const shared = (tx: Tx) =>
  tx.selectFrom('semester').select(needed).where('is_current', '=', true).forShare().executeTakeFirst()

/** For acts in either semester: it is not switched before they are through (decision S1). */
export function lockSemester(tx: Tx): Promise<SharedSemester> {
  return askedAgain(() => shared(tx))
}

/** For acts that a second semester alone has. */
export async function lockSecondSemester(tx: Tx): Promise<SecondSemester> {
  const semester = await lockSemester(tx)
  return isSecond(semester) ? semester : refuse('wrong-semester')
}
