import { sql } from 'kysely'
import { moduleProgress } from '#course/course/server/queries.ts'
import { proposedGrade } from '#course/grade/grade.ts'
import { anyOf, type Queryable } from '#platform/server/database.ts'
import type { SemesterRow } from '#programme/programme/server/current.ts'
import type { Content } from './rules.ts'

export type CertificateRow = Awaited<ReturnType<ReturnType<typeof certificates>['execute']>>[number]

/** Everything that the wire shows of a certificate. */
export const certificates = (db: Queryable) =>
  db
    .selectFrom('certificate as c')
    .select([
      'c.id',
      'c.account_id',
      'c.semester_id',
      'c.serial',
      'c.number',
      'c.code',
      'c.surname',
      'c.firstname',
      'c.programme_hu',
      'c.programme_en',
      'c.semester_key',
      'c.semester_number',
      'c.points',
      'c.reachable',
      'c.percent',
      'c.grade',
      'c.issued_at',
      'c.status',
      'c.ended_at',
      'c.reason',
      'c.allows_another',
    ])
    .select([isLast.as('is_last'), inAnotherName.as('in_another_name')])

const isLast = sql<boolean>`not exists (select from certificate later
  where later.account_id = c.account_id and later.semester_id = c.semester_id and later.serial > c.serial)`

/** Whether it says another name than its student's confirmed one. */
const inAnotherName = sql<boolean>`not exists (select from account named
  where named.id = c.account_id and (named.surname, named.firstname) = (c.surname, c.firstname))`

/** What the office may revoke because of its name (decision Y1). */
export const inAnotherNameOf = (db: Queryable, student: string) =>
  certificates(db)
    .where('c.account_id', '=', student)
    .where('c.status', '<>', 'REVOKED')
    .where(inAnotherName)
    .orderBy('c.serial')
    .execute()

export const certificatesByKey = (db: Queryable, keys: readonly string[]) =>
  certificates(db).where('c.id', '=', anyOf(keys)).execute()

export const lastOf = (db: Queryable, student: string, semester: string) =>
  certificates(db)
    .where('c.account_id', '=', student)
    .where('c.semester_id', '=', semester)
    .orderBy('c.serial', 'desc')
    .limit(1)
    .executeTakeFirst()

export const byCode = (db: Queryable, code: string) =>
  certificates(db).where('c.code', '=', code).executeTakeFirst()

/** The semesters in which a student was onboarded, the current one first. */
export const semestersOf = (db: Queryable, student: string): Promise<SemesterRow[]> =>
  db
    .selectFrom('semester as s')
    .innerJoin('onboarding as o', 'o.semester_key', 's.key')
    .selectAll('s')
    .where('o.account_id', '=', student)
    .orderBy('s.is_current', 'desc')
    .orderBy('s.ends_at', 'desc')
    .execute()

export const nameOf = (db: Queryable, student: string) =>
  db
    .selectFrom('account')
    .select(['surname', 'firstname', 'identity_card'])
    .where('id', '=', student)
    .executeTakeFirstOrThrow()

/** What a student has reached in a semester: the grade as the dashboard proposes it (decision C6). */
export async function resultOf(
  db: Queryable,
  student: string,
  semester: Pick<SemesterRow, 'id' | 'grade_limits'>,
) {
  const modules = await moduleProgress(db, { student, semester: semester.id })
  const required = modules.filter(({ extra }) => !extra)
  const exams = required.filter(({ exam_questions }) => exam_questions > 0)
  const missing = required.filter(({ completed }) => !completed).map(({ module_id }) => module_id)
  return {
    ...proposedGrade(
      exams.map(({ points }) => points),
      semester.grade_limits,
    ),
    missing,
    moduleCount: required.length,
  }
}

interface Reached extends Omit<Content, 'surname' | 'firstname'> {
  missing: readonly string[]
  moduleCount: number
}

/** The facts that the rules of rules.ts ask for. */
export const standingOf = (
  last: CertificateRow | undefined,
  name: Pick<Content, 'surname' | 'firstname'>,
  { missing, moduleCount, points, reachable, grade }: Reached,
) => ({
  last: last ?? null,
  missing: moduleCount > 0 ? missing.length : null,
  now: { surname: name.surname, firstname: name.firstname, points, reachable, grade },
})
