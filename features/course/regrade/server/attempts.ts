import { sql } from 'kysely'
import { anyOf, type Queryable, type Tx } from '#platform/server/database.ts'
import type { Met } from './queries.ts'

/** Attempts that met a question in one of these versions. */
const meeting = ({ question, versions }: Met) => sql<string>`any(array(
  select x.attempt_id from exam_answer x where x.question_id = ${question} and x.version = any(${versions}::int[])))`

/** How many attempts that are closed or open, and how many students. */
export async function countMeeting(db: Queryable, met: Met) {
  return db
    .selectFrom('exam_attempt as a')
    .select([
      sql<number>`count(*) filter (where not exam_attempt_is_open(a.status))::int`.as('closed'),
      sql<number>`count(*) filter (where exam_attempt_is_open(a.status))::int`.as('open'),
      sql<number>`count(distinct a.account_id)::int`.as('students'),
    ])
    .where('a.id', '=', meeting(met))
    .executeTakeFirstOrThrow()
}

/** The next students who met a question, in the order of their ids. */
export const studentsAfter = async (db: Queryable, met: Met, after: string | null, count: number) =>
  (
    await db
      .selectFrom('exam_attempt as a')
      .select('a.account_id')
      .distinct()
      .where('a.id', '=', meeting(met))
      .$if(after !== null, (query) => query.where('a.account_id', '>', after ?? ''))
      .orderBy('a.account_id')
      .limit(count)
      .execute()
  ).map(({ account_id }) => account_id)

/**
 * Open ones too: an act that is closing one is waited for, so that an attempt is either scored by the rulings in force or
 * found closed.
 */
export const lockAttempts = (tx: Tx, met: Met, students: readonly string[]) =>
  tx
    .selectFrom('exam_attempt as a')
    .select('a.id')
    .where('a.id', '=', meeting(met))
    .where('a.account_id', '=', anyOf(students))
    .orderBy('a.id')
    .forUpdate()
    .execute()

/** Until the act is over none of them is closed: those that are by then were closed before, and are found so. */
export const lockOpenAttempts = (tx: Tx, met: Met) =>
  tx
    .selectFrom('exam_attempt as a')
    .select('a.id')
    .where('a.id', '=', meeting(met))
    .where('a.status', '=', sql.lit('OPEN'))
    .orderBy('a.id')
    .forUpdate()
    .execute()

/** Closed attempts that met a question, with what they have and what they had before anything was ruled. */
export const closedAttempts = (db: Queryable, met: Met, students?: readonly string[]) =>
  db
    .selectFrom('exam_attempt as a')
    .innerJoin('module as m', 'm.id', 'a.module_id')
    .innerJoin('semester as s', 's.id', 'm.semester_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('regrade as c')
          .select(['c.points_before', 'c.passed_before'])
          .whereRef('c.attempt_id', '=', 'a.id')
          .orderBy('c.number')
          .limit(1)
          .as('first'),
      (on) => on.onTrue(),
    )
    .select(['a.id', 'a.account_id', 'a.number', 'a.points', 'a.passed', 's.pass_mark_percent'])
    .select(['first.points_before as first_points', 'first.passed_before as first_passed'])
    .where('a.id', '=', meeting(met))
    .where('a.status', 'in', ['SUBMITTED', 'TIMED_OUT'])
    .$if(students !== undefined, (query) => query.where('a.account_id', '=', anyOf(students ?? [])))
    .orderBy('a.account_id')
    .orderBy('a.number')
    .execute()

export type ClosedAttempt = Awaited<ReturnType<typeof closedAttempts>>[number]
