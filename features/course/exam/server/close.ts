import type { TransitionBy } from '#platform/contract/states.ts'
import type { Tx } from '#platform/server/database.ts'
import type { CommandScope } from '#platform/server/request.ts'
import { transitionsOf } from '#platform/server/transition.ts'
import { attemptStates } from '../calls.ts'
import { lockAttempt } from './queries.ts'
import { score } from './score.ts'
import { answeredIn, answersToScore, writeScores } from './scores.ts'

const transitionAttempt = transitionsOf('exam_attempt', attemptStates)

interface Closing {
  transition: keyof typeof attemptStates.transitions
  /** Where it is not the student. */
  by?: TransitionBy
  /** The points another provider gave. */
  points?: number
}

/** The closing of an attempt by the clock, whoever noticed that its time is over. */
export const timeIsOver = { transition: 'timeOut', by: 'clock' } as const satisfies Closing

/** Closes an attempt if it is open. Answers whether it closed it. */
export async function close(scope: CommandScope, attemptId: string, closing: Closing): Promise<boolean> {
  const [attempt] = await lockAttempt(scope.tx, attemptId)
  return attempt ? closeLocked(scope, attempt, closing) : false
}

type Locked = Awaited<ReturnType<typeof lockAttempt>>[number]

/**
 * Closes an open attempt and scores it, in one transaction with its lock; an attempt closed before stays as it is.
 * Answers whether it closed it. The only writer of an attempt's status.
 */
export async function closeLocked(
  scope: CommandScope,
  { id, status, pass_mark_percent }: Locked,
  { transition, by, points }: Closing,
): Promise<boolean> {
  if (!attemptStates.transitions[transition].from.includes(status)) return false
  const earned = points ?? (await scoreAnswers(scope.tx, id))
  await transitionAttempt(scope, transition, [id], {
    ...(by ? { by } : {}),
    set: {
      closed_at: scope.now,
      points: earned,
      passed: earned >= pass_mark_percent,
      awaits_provider: false,
    },
    detail: { points: earned },
  })
  return true
}

/** By what is ruled of its questions at this moment. */
async function scoreAnswers(tx: Tx, attempt: string): Promise<number> {
  const { points, answers } = score((await answersToScore(tx, [attempt])).map(answeredIn))
  await writeScores(tx, answers)
  return points
}
