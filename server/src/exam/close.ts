import type { attemptMoves, QuestionKind } from '@rajt/contract/exam'
import type { Tx } from '../plumbing/database.ts'
import { attemptPoints, pointsOf } from './score.ts'

const closings = { submit: 'SUBMITTED', timeOut: 'TIMED_OUT' } as const satisfies {
  [M in keyof typeof attemptMoves]: (typeof attemptMoves)[M]['to']
}

/**
 * Closes an open attempt and scores it, in one transaction with its lock; an attempt closed before stays as it is.
 * `external`: the points another provider gave. Answers whether it closed it. The only writer of an attempt's status.
 */
export async function close(
  tx: Tx,
  attemptId: string,
  by: keyof typeof closings,
  now: Date,
  external?: number,
) {
  const open = await tx
    .selectFrom('exam_attempt as a')
    .innerJoin('module as m', 'm.id', 'a.module_id')
    .innerJoin('semester as s', 's.id', 'm.semester_id')
    .select(['a.id', 's.pass_mark_percent'])
    .where('a.id', '=', attemptId)
    .where('a.status', '=', 'OPEN')
    .forUpdate('a')
    .executeTakeFirst()
  if (!open) return false
  const points = external ?? (await scoreAnswers(tx, attemptId))
  await tx
    .updateTable('exam_attempt')
    .set({
      status: closings[by],
      closed_at: now,
      points,
      passed: points >= open.pass_mark_percent,
      awaits_provider: false,
    })
    .where('id', '=', attemptId)
    .execute()
  return true
}

async function scoreAnswers(tx: Tx, attemptId: string): Promise<number> {
  const answers = await tx
    .selectFrom('exam_answer as x')
    .innerJoin('question as q', 'q.id', 'x.question_id')
    .select(['x.position', 'x.choice', 'q.points', 'q.correct'])
    .select((eb) => eb.ref('q.kind').$castTo<QuestionKind>().as('kind'))
    .where('x.attempt_id', '=', attemptId)
    .execute()
  for (const answer of answers)
    await tx
      .updateTable('exam_answer')
      .set({ points: pointsOf(answer) })
      .where('attempt_id', '=', attemptId)
      .where('position', '=', answer.position)
      .execute()
  return attemptPoints(answers)
}
