import { sql } from 'kysely'
import type { QuestionContent } from '#course/exam/question-content.ts'
import type { Language } from '#platform/contract/parts.ts'
import { anyOf, type Queryable, type Tx } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'

export type RemarkRow = Awaited<ReturnType<ReturnType<typeof remarks>['execute']>>[number]

/** Everything that the office sees of a remark, in one language. */
export const remarks = (db: Queryable, language: Language) =>
  db
    .selectFrom('remark as r')
    .innerJoin('account as a', 'a.id', 'r.account_id')
    .innerJoin('module as m', 'm.id', 'r.module_id')
    .innerJoin('module_text as mt', (on) =>
      on.onRef('mt.module_id', '=', 'm.id').on('mt.language', '=', language),
    )
    .leftJoin('lesson_text as lt', (on) =>
      on.onRef('lt.lesson_id', '=', 'r.lesson_id').on('lt.language', '=', language),
    )
    // The question as the attempt asked it, whatever was published since.
    .leftJoin('exam_answer as x', (on) =>
      on.onRef('x.attempt_id', '=', 'r.attempt_id').onRef('x.question_id', '=', 'r.question_id'),
    )
    .leftJoin('content_version as v', (on) =>
      on.onRef('v.thing_id', '=', 'x.question_id').onRef('v.number', '=', 'x.version'),
    )
    .leftJoin('account as b', 'b.id', 'r.answered_by')
    .leftJoin('account as d', 'd.id', 'r.done_by')
    .select([
      'r.id',
      'r.comment',
      'r.at',
      'r.answer',
      'r.answered_at',
      'r.answered_by',
      'r.done_at',
      'r.done_by',
      'r.kind',
      'r.status',
      'r.account_id',
      'r.lesson_id',
      'r.attempt_id',
      'r.module_id',
    ])
    .select(['a.surname', 'a.firstname', 'a.email', 'a.role', 'a.language', 'a.disabled_at', 'a.released_at'])
    .select(['m.position', 'mt.title as module_title', 'lt.title as lesson_title'])
    .select(['x.question_id', 'x.version as question_version'])
    .select(sql<Omit<QuestionContent, 'hu' | 'en'> | null>`v.content - 'hu' - 'en'`.as('asked'))
    .select(sql<QuestionContent['hu'] | null>`v.content -> ${language}`.as('texts'))
    .select(['b.surname as answerer_surname', 'b.firstname as answerer_firstname'])
    .select(['d.surname as finisher_surname', 'd.firstname as finisher_firstname'])

export const remarksByKey = (db: Queryable, { keys, language }: { keys: string[]; language: Language }) =>
  remarks(db, language).where('r.id', '=', anyOf(keys)).execute()

/** Read after the wait: whoever had the lock may have answered meanwhile, and the refusal names them. */
export async function lockRemark(tx: Tx, id: string, language: Language): Promise<RemarkRow> {
  await tx.selectFrom('remark').select('id').where('id', '=', id).forUpdate().execute()
  const row = await remarks(tx, language).where('r.id', '=', id).executeTakeFirst()
  return row ?? refuse('not-found')
}

/** A student's last report of each question of an attempt. */
export const reportsOf = (db: Queryable, attempt: string) =>
  db
    .selectFrom('remark')
    .select(['question_id', 'comment', 'at', 'answer', 'answered_at', 'status'])
    .distinctOn('question_id')
    .where('attempt_id', '=', attempt)
    .orderBy('question_id')
    .orderBy('at', 'desc')
    .execute()
