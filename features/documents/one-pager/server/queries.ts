import { type SqlBool, sql } from 'kysely'
import { tenantOf } from '#people/identity/server/tenant.ts'
import { anyOf, type Queryable } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { Actor } from '#platform/server/request.ts'

export type OnePagerDetailsRow = Awaited<ReturnType<ReturnType<typeof onePagerRows>['execute']>>[number]
export type StudentRow = Awaited<ReturnType<ReturnType<typeof studentRows>['execute']>>[number]

/** Everything that the wire shows of a one-pager, and whose it is. */
const onePagerRows = (db: Queryable) =>
  db
    .selectFrom('one_pager as o')
    .innerJoin('account as a', 'a.id', 'o.account_id')
    .innerJoin('file as f', 'f.id', 'o.file_id')
    .leftJoin('challenge as c', 'c.id', 'o.challenge_id')
    .select(['o.id', 'o.type', 'o.challenge_id', 'c.title', 'o.submitted_at', 'o.digest', 'f.bytes', 'f.key'])
    .select(['a.id as student', 'a.surname', 'a.firstname', 'a.email', 'a.neptun', 'a.university_id'])

/**
 * The student's own of this semester; their newest of any semester for null, and while a second one runs, which has no
 * one-pagers (decision O0).
 */
export const ownOnePager = (
  db: Queryable,
  student: string,
  semester: { id: string; number: number } | null,
) =>
  onePagerRows(db)
    .where('o.account_id', '=', student)
    .$if(semester?.number === 1, (query) => query.where('o.semester_id', '=', semester?.id ?? ''))
    .orderBy('o.submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** A student's of one semester. */
export const onePagerOfSemester = (db: Queryable, student: string, semester: string) =>
  onePagerRows(db)
    .where('o.account_id', '=', student)
    .where('o.semester_id', '=', semester)
    .executeTakeFirst()

/** One within reach: their own for a student, their university's for a coordinator (decision R5). */
export async function findOnePager(db: Queryable, actor: Actor, id: string): Promise<OnePagerDetailsRow> {
  const tenant = actor.role === 'STUDENT' ? null : tenantOf(actor)
  const row = await onePagerRows(db)
    .where('o.id', '=', id)
    .$if(actor.role === 'STUDENT', (query) => query.where('o.account_id', '=', actor.id))
    .$if(tenant !== null, (query) => query.where('a.university_id', '=', tenant))
    .executeTakeFirst()
  return row ?? refuse('not-found')
}

export async function hasSeenOnboarding(db: Queryable, student: string, semester: string): Promise<boolean> {
  const row = await db
    .selectFrom('one_pager_onboarding')
    .select('at')
    .where('account_id', '=', student)
    .where('semester_id', '=', semester)
    .executeTakeFirst()
  return row !== undefined
}

interface Semester {
  id: string
  key: string
}

/**
 * Students of a semester with their one-pagers, at these universities; at all of them where none is given.
 */
export const studentsOf = (db: Queryable, { id, key }: Semester, universities: readonly string[]) =>
  db
    .selectFrom('account as a')
    .leftJoin('one_pager as o', (join) =>
      join.onRef('o.account_id', '=', 'a.id').on('o.semester_id', '=', id),
    )
    .where(isStudentOf(key))
    .$if(universities.length > 0, (query) => query.where('a.university_id', 'in', universities))

/**
 * Of account `a`: a student who entered the semester. Asked of one after the other: joined with all of them, a page of one
 * university would read everybody's.
 */
export const isStudentOf = (key: string) => sql<SqlBool>`a.role = 'STUDENT' and a.released_at is null
  and (select true from onboarding b where b.account_id = a.id and b.semester_key = ${key})`

/** Asked of one after the other too: joined, PostgreSQL would put all students beside all one-pagers first. */
export const hasNoOnePager = (semester: string) => sql<SqlBool>`(select p.id from one_pager p
  where p.account_id = a.id and p.semester_id = ${semester}) is null`

const studentRows = (db: Queryable, semester: string) =>
  db
    .selectFrom('account as a')
    .leftJoin('one_pager as o', (join) =>
      join.onRef('o.account_id', '=', 'a.id').on(sql<SqlBool>`o.semester_id = ${semester}`),
    )
    .leftJoin('file as f', 'f.id', 'o.file_id')
    .leftJoin('challenge as c', 'c.id', 'o.challenge_id')
    .select(['a.id', 'a.surname', 'a.firstname', 'a.email', 'a.neptun', 'a.university_id'])
    .select(['o.id as one_pager_id', 'o.type', 'o.challenge_id', 'c.title', 'o.submitted_at', 'f.bytes'])

export const studentsByKey = (db: Queryable, { keys, semester }: { keys: string[]; semester: string }) =>
  studentRows(db, semester).where('a.id', '=', anyOf(keys)).execute()
