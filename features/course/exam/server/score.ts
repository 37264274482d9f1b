import { EXAM_POINTS } from '#course/grade/grade.ts'
import type { QuestionKind } from '#platform/contract/parts.ts'

export interface AnsweredQuestion {
  kind: QuestionKind
  points: number
  correct: readonly number[]
  /** Stored option positions; null when nothing was answered. */
  choice: readonly number[] | null
}

/** Points one answer earns. Several right options or an order earn their share, rounded down, never below zero. */
export function pointsOf({ kind, points, correct, choice }: AnsweredQuestion): number {
  if (!choice || choice.length === 0) return 0
  if (kind === 'ordering') return share(points, pairsInOrder(choice), correct.length - 1)
  const right = choice.filter((option) => correct.includes(option)).length
  return share(points, right - (choice.length - right), correct.length)
}

const share = (points: number, reached: number, reachable: number) =>
  Math.max(0, Math.floor((points * reached) / reachable))

/** Neighbours that stand one after the other as they should; stored options are in the right order. */
const pairsInOrder = (choice: readonly number[]) =>
  choice.slice(1).filter((option, i) => option === (choice[i] ?? Number.NaN) + 1).length

/** The attempt's points of 100, whatever its questions add up to (decision C6). */
export function attemptPoints(answers: readonly AnsweredQuestion[]): number {
  const reachable = answers.reduce((sum, { points }) => sum + points, 0)
  const reached = answers.reduce((sum, answer) => sum + pointsOf(answer), 0)
  return reachable === 0 ? 0 : Math.round((reached * EXAM_POINTS) / reachable)
}
