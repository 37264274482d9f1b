import { sql } from 'kysely'
import type { QuestionContent } from '#course/exam/question-content.ts'
import type { RightAnswer } from '#course/exam/ruling.ts'
import type { Queryable, Tx } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'

const questions = (db: Queryable, id: string) =>
  db
    .selectFrom('question as q')
    .innerJoin('module as m', 'm.id', 'q.module_id')
    .innerJoin('semester as s', 's.id', 'm.semester_id')
    .select(['q.id', 'q.module_id', 'm.semester_id', 's.grade_limits', 's.exam_questions'])
    .where('q.id', '=', id)
    .where('s.is_current', '=', true)

export type QuestionRow = Awaited<ReturnType<typeof findQuestion>>

/** Of the current semester: what is over stays as it was. */
export const findQuestion = async (db: Queryable, id: string) =>
  (await questions(db, id).executeTakeFirst()) ?? refuse('not-found')

/** One ruling on it after another; draws go on meanwhile. */
export const lockQuestion = async (tx: Tx, id: string) =>
  (await questions(tx, id).forNoKeyUpdate('q').executeTakeFirst()) ?? refuse('not-found')

/** A question and its versions. */
export interface Met {
  question: string
  versions: readonly number[]
}

/** The versions of a question that were published, with how many attempts drew each. */
export const versionsOf = (db: Queryable, question: string) =>
  db
    .selectFrom('content_version as v')
    .select(['v.number', 'v.published_at', sql<QuestionContent>`v.content`.as('content')])
    .select(
      sql<number>`(select count(*)::int from exam_answer x
        where x.question_id = v.thing_id and x.version = v.number)`.as('met'),
    )
    .where('v.thing_id', '=', question)
    .orderBy('v.number')
    .execute()

const moved = (way: '<' | '>') =>
  sql<number>`(select count(*)::int from regrade c where c.ruling_id = r.id
    and (c.points_after, c.passed_after) ${sql.raw(way)} (c.points_before, c.passed_before))`

const rulings = (db: Queryable) =>
  db
    .selectFrom('ruling as r')
    .innerJoin('account as a', 'a.id', 'r.made_by')
    .select([
      'r.id',
      'r.question_id',
      'r.module_id',
      'r.kind',
      'r.versions',
      'r.lowers',
      'r.falling',
      'r.reason_hu',
      'r.reason_en',
      'r.made_at',
      'r.made_by',
      'r.students',
      'r.students_done',
      'r.done_up_to',
      'r.finished_at',
    ])
    .select([sql<RightAnswer[]>`r.answers`.as('answers'), 'a.surname', 'a.firstname'])
    .select([moved('>').as('up'), moved('<').as('down')])
    .select(sql<boolean>`exists (select from question_ruled q where q.ruling_id = r.id)`.as('is_in_force'))

export type RulingRow = Awaited<ReturnType<typeof rulingsOf>>[number]

/** Newest first. */
export const rulingsOf = (db: Queryable, question: string) =>
  rulings(db).where('r.question_id', '=', question).orderBy('r.number', 'desc').execute()

/** Locked: its steps are made one after another. */
export async function lockRuling(tx: Tx, id: string): Promise<RulingRow> {
  await tx.selectFrom('ruling').select('id').where('id', '=', id).forUpdate().execute()
  return rulings(tx).where('r.id', '=', id).executeTakeFirstOrThrow()
}

export const isModuleBusy = async (db: Queryable, module: string): Promise<boolean> =>
  (await db
    .selectFrom('ruling')
    .select('id')
    .where('module_id', '=', module)
    .where('finished_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** Reports of a question in one of these versions that wait for an answer. */
export const waitingReports = (db: Queryable, { question, versions }: Met) =>
  db
    .selectFrom('remark as r')
    .innerJoin('exam_answer as x', (on) =>
      on.onRef('x.attempt_id', '=', 'r.attempt_id').onRef('x.question_id', '=', 'r.question_id'),
    )
    .select(['r.id', 'r.account_id'])
    .where('r.question_id', '=', question)
    .where('r.status', '=', 'NEW')
    .where('x.version', '=', sql<number>`any(${versions}::int[])`)
    .orderBy('r.id')
    .execute()
