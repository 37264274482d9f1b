import { attemptStates } from '@rajt/contract/exam'
import type { Mover } from '@rajt/contract/states'
import { sql } from 'kysely'
import { inFewForms, type Tx } from '../plumbing/database.ts'
import { moverOf } from '../plumbing/move.ts'
import type { ActScope } from '../plumbing/request.ts'
import { answersToScore } from './queries.ts'
import { attemptPoints, pointsOf } from './score.ts'

const moveAttempt = moverOf('exam_attempt', attemptStates)

interface Closing {
  move: keyof typeof attemptStates.moves
  /** Where it is not the student. */
  by?: Mover
  /** The points another provider gave. */
  points?: number
}

/** The clock's move, whoever noticed that the time is over. */
export const timeIsOver = { move: 'timeOut', by: 'clock' } as const satisfies Closing

/**
 * Closes an open attempt and scores it, in one transaction with its lock; an attempt closed before stays as it is.
 * Answers whether it closed it. The only writer of an attempt's status.
 */
export async function close(scope: ActScope, attemptId: string, { move, by, points }: Closing) {
  const { tx, now } = scope
  const [open] = await inFewForms(
    tx,
    tx
      .selectFrom('exam_attempt as a')
      .innerJoin('module as m', 'm.id', 'a.module_id')
      .innerJoin('semester as s', 's.id', 'm.semester_id')
      .select(['a.id', 's.pass_mark_percent'])
      .where('a.id', '=', attemptId)
      .where('a.status', 'in', attemptStates.moves[move].from)
      .forUpdate('a'),
  )
  if (!open) return false
  const earned = points ?? (await scoreAnswers(tx, attemptId))
  await moveAttempt(scope, move, [attemptId], {
    ...(by ? { by } : {}),
    set: {
      closed_at: now,
      points: earned,
      passed: earned >= open.pass_mark_percent,
      awaits_provider: false,
    },
    detail: { points: earned },
  })
  return true
}

async function scoreAnswers(tx: Tx, attemptId: string): Promise<number> {
  const answers = await answersToScore(tx, { attempt: attemptId })
  // One statement: what closing costs does not grow with the questions.
  const positions = answers.map(({ position }) => position)
  const points = answers.map(pointsOf)
  await inFewForms(
    tx,
    sql`update exam_answer x set points = scored.points
      from unnest(${positions}::int[], ${points}::int[]) as scored (position, points)
      where x.attempt_id = ${attemptId} and x.position = scored.position`,
  )
  return attemptPoints(answers)
}
