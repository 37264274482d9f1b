import type { Ruling } from '#course/exam/ruling.ts'
import { score } from '#course/exam/server/score.ts'
import { type AnswerToScore, answeredIn } from '#course/exam/server/scores.ts'
import type { Result } from '../calls.ts'
import type { ClosedAttempt } from './attempts.ts'
import type { Met } from './queries.ts'

/** What an attempt has of the question that is ruled, and as a whole. */
interface Standing extends Result {
  earned: number
  leftOut: boolean
}

export interface Regraded {
  attempt: string
  student: string
  number: number
  /** Of the question in the attempt. */
  position: number
  before: Standing
  after: Standing
  answers: { attempt_id: string; position: number; earned: number; leftOut: boolean }[]
}

/** Of the attempts those that a ruling changes. `ruled`: what is to be in force instead of what is, while it is not yet. */
export function changesOf(
  attempts: readonly ClosedAttempt[],
  answers: readonly AnswerToScore[],
  { met, ruled }: { met: Met; ruled?: Ruling },
): Regraded[] {
  const ofAttempt = Map.groupBy(answers, ({ attempt_id }) => attempt_id)
  return attempts.flatMap((attempt) => {
    const rows = ofAttempt.get(attempt.id) ?? []
    const own = rows.map((row) => (ruled && isOf(row, met) ? { ...row, ruling: ruled } : row))
    const one = regraded(attempt, own, met)
    return one && isChanged(one) ? [one] : []
  })
}

const isOf = ({ question_id, version }: AnswerToScore, { question, versions }: Met) =>
  question_id === question && versions.includes(version)

function regraded(attempt: ClosedAttempt, rows: readonly AnswerToScore[], met: Met): Regraded | null {
  const { points, answers } = score(rows.map(answeredIn))
  const asked = answers.find(({ question_id }) => question_id === met.question)
  if (!asked || attempt.points === null || attempt.passed === null) return null
  const { was_earned, was_left_out, earned, leftOut, position } = asked
  const has = { points: attempt.points, passed: attempt.passed }
  return {
    attempt: attempt.id,
    student: attempt.account_id,
    number: attempt.number,
    position,
    before: { ...has, earned: was_earned ?? 0, leftOut: was_left_out },
    after: { points, passed: passes(points, attempt, has), earned, leftOut },
    answers: answers
      .filter((one) => one.earned !== one.was_earned || one.leftOut !== one.was_left_out)
      .map(({ attempt_id, ...one }) => ({
        attempt_id,
        position: one.position,
        earned: one.earned,
        leftOut: one.leftOut,
      })),
  }
}

/**
 * Whether a result passes: as it did where it stays, or is again what it was before anything was ruled, whatever the pass
 * mark has become; and nobody fails by more points.
 */
function passes(points: number, attempt: ClosedAttempt, has: Result): boolean {
  if (points === has.points) return has.passed
  if (points === attempt.first_points) return attempt.first_passed ?? has.passed
  return points >= attempt.pass_mark_percent || (has.passed && points > has.points)
}

const isChanged = ({ before, after }: Regraded) =>
  before.points !== after.points ||
  before.passed !== after.passed ||
  before.earned !== after.earned ||
  before.leftOut !== after.leftOut

export const falls = ({ before, after }: Pick<Regraded, 'before' | 'after'>) =>
  after.points < before.points || (before.passed && !after.passed)
export const rises = ({ before, after }: Pick<Regraded, 'before' | 'after'>) =>
  after.points > before.points || (!before.passed && after.passed)
