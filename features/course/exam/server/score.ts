import { EXAM_POINTS } from '#course/grade/grade.ts'
import type { QuestionKind } from '#platform/contract/parts.ts'

export interface AnsweredQuestion {
  kind: QuestionKind
  points: number
  correct: readonly number[]
  /** Of a numeric question. */
  number?: { value: number; tolerance: number } | null
  /** Stored option positions, or the number; null when nothing was answered. */
  choice: readonly number[] | null
}

/**
 * Points one answer earns. Several right options, an order and pairs earn their share, rounded down, never below zero; a
 * number earns all or nothing.
 */
export function pointsOf({ kind, points, correct, number, choice }: AnsweredQuestion): number {
  const [first] = choice ?? []
  if (!choice || first === undefined) return 0
  if (kind === 'numeric') return number && isWithin(number, first) ? points : 0
  if (kind === 'ordering') return share(points, pairsInOrder(choice), correct.length - 1)
  if (kind === 'matching') return share(points, pairsThatMatch(choice), correct.length)
  const right = choice.filter((option) => correct.includes(option)).length
  return share(points, right - (choice.length - right), correct.length)
}

const share = (points: number, reached: number, reachable: number) =>
  Math.max(0, Math.floor((points * reached) / reachable))

/** Neighbours that stand one after the other as they should; stored options are in the right order. */
const pairsInOrder = (choice: readonly number[]) =>
  choice.slice(1).filter((option, i) => option === (choice[i] ?? Number.NaN) + 1).length

/** An option belongs to the term of the same place. */
const pairsThatMatch = (choice: readonly number[]) => choice.filter((option, term) => option === term).length

/** What a computer adds to a decimal fraction, as 0.1 + 0.2, makes no answer wrong. */
const ROUNDING = 1e-9

const isWithin = ({ value, tolerance }: { value: number; tolerance: number }, given: number) =>
  Math.abs(given - value) <= tolerance + ROUNDING * Math.max(1, Math.abs(value))

/** The attempt's points of 100, whatever its questions add up to (decision C6). */
export function attemptPoints(answers: readonly AnsweredQuestion[]): number {
  const reachable = answers.reduce((sum, { points }) => sum + points, 0)
  const reached = answers.reduce((sum, answer) => sum + pointsOf(answer), 0)
  return reachable === 0 ? 0 : Math.round((reached * EXAM_POINTS) / reachable)
}
