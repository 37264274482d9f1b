import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#platform/contract/parts.ts'
import type { Queryable } from '#platform/server/database.ts'
import type { Attempt, AttemptQuestion } from '../calls.ts'
import type { AskedQuestion } from '../question-content.ts'
import { type RightAnswer, withRightAnswer } from '../ruling.ts'
import { answerInWords } from './answer-words.ts'

interface Asking {
  attempt: string
  language: Language
}

/** What a ruling tells students, in the reader's language. */
export const reasonIn = (language: Language): RawBuilder<string> =>
  sql`case ${language}::text when 'hu' then r.reason_hu else r.reason_en end`

type Regrade = NonNullable<Attempt['receipt']>['regrades'][number]

/** How the result of an attempt was changed since it was closed, in order. */
export async function regradesOf(db: Queryable, { attempt, language }: Asking): Promise<Regrade[]> {
  const rows = await db
    .selectFrom('regrade as c')
    .innerJoin('ruling as r', 'r.id', 'c.ruling_id')
    .selectAll('c')
    .select(['r.kind', reasonIn(language).as('reason')])
    .where('c.attempt_id', '=', attempt)
    .orderBy('c.number')
    .execute()
  return rows.map((row) => ({
    at: row.at.toISOString(),
    kind: row.kind,
    reason: row.reason,
    position: row.position,
    before: { points: row.points_before, passed: row.passed_before, earned: row.earned_before },
    after: { points: row.points_after, passed: row.passed_after, earned: row.earned_after },
  }))
}

/** What is ruled now of the questions of an attempt. */
export const rulingsOfAttempt = (db: Queryable, { attempt, language }: Asking) =>
  db
    .selectFrom('exam_answer as x')
    .innerJoin('question_ruled as q', (on) =>
      on.onRef('q.question_id', '=', 'x.question_id').onRef('q.version', '=', 'x.version'),
    )
    .innerJoin('ruling as r', 'r.id', 'q.ruling_id')
    .select(['x.position', 'x.left_out', 'r.kind', 'r.lowers', reasonIn(language).as('reason')])
    .select(sql<RightAnswer[]>`r.answers`.as('answers'))
    .where('x.attempt_id', '=', attempt)
    .execute()

export type RulingOfAttempt = Awaited<ReturnType<typeof rulingsOfAttempt>>[number]

/** The question with what is right of it now. */
export function rightNow<Q extends { correct: readonly number[] }>(
  asked: Q,
  ruling: RulingOfAttempt | undefined,
): Q {
  const [answer] = ruling?.kind === 'right-answer' ? ruling.answers : []
  return answer ? withRightAnswer(asked, answer) : asked
}

export const presentRulingOfAttempt = (
  { kind, reason, answers, lowers, left_out }: RulingOfAttempt,
  question: Pick<AskedQuestion, 'kind' | 'texts'>,
): NonNullable<AttemptQuestion['solution']>['ruling'] => ({
  kind,
  reason,
  accepted: answers.map((answer) => answerInWords(answer, question)),
  leftOut: left_out,
  keeps: !lowers,
})
