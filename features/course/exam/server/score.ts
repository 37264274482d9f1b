import { EXAM_POINTS } from '#course/grade/grade.ts'
import type { QuestionKind } from '#platform/contract/parts.ts'
import { type Ruling, withRightAnswer } from '../ruling.ts'

export interface AnsweredQuestion {
  kind: QuestionKind
  points: number
  correct: readonly number[]
  /** Of a numeric question. */
  number?: { value: number; tolerance: number } | null
  /** Stored option positions, or the number; null when nothing was answered. */
  choice: readonly number[] | null
  /** In force of the version that was met. */
  ruling?: Ruling | null
}

/**
 * Points one answer earns. Several right options, an order and pairs earn their share, rounded down, never below zero; a
 * number earns all or nothing.
 */
export function pointsOf({ kind, points, correct, number, choice }: AnsweredQuestion): number {
  const [first] = choice ?? []
  if (!choice || first === undefined) return 0
  if (kind === 'numeric') return number && isWithin(number, first) ? points : 0
  if (kind === 'ordering') return share(points, pairsInOrder(choice, correct), correct.length - 1)
  if (kind === 'matching') return share(points, pairsThatMatch(choice, correct), correct.length)
  const right = choice.filter((option) => correct.includes(option)).length
  return share(points, right - (choice.length - right), correct.length)
}

const share = (points: number, reached: number, reachable: number) =>
  Math.max(0, Math.floor((points * reached) / reachable))

/** Neighbours that stand one after the other as they should. */
function pairsInOrder(choice: readonly number[], correct: readonly number[]) {
  const places = choice.map((option) => correct.indexOf(option))
  return places.slice(1).filter((place, i) => place === (places[i] ?? Number.NaN) + 1).length
}

/** Of each term the option that belongs to it stands at its place. */
const pairsThatMatch = (choice: readonly number[], correct: readonly number[]) =>
  choice.filter((option, term) => option === correct[term]).length

/** What a computer adds to a decimal fraction, as 0.1 + 0.2, makes no answer wrong. */
const ROUNDING = 1e-9

const isWithin = ({ value, tolerance }: { value: number; tolerance: number }, given: number) =>
  Math.abs(given - value) <= tolerance + ROUNDING * Math.max(1, Math.abs(value))

/** The same by what was ruled of the question; less than without the ruling only where it lowers. */
export function earnedBy(answer: AnsweredQuestion): number {
  const asked = pointsOf(answer)
  if (!answer.ruling) return asked
  const ruled = ruledPoints(answer, answer.ruling, asked)
  return answer.ruling.lowers ? ruled : Math.max(asked, ruled)
}

function ruledPoints(answer: AnsweredQuestion, { kind, answers }: Ruling, asked: number): number {
  const best = Math.max(0, ...answers.map((right) => pointsOf(withRightAnswer(answer, right))))
  if (kind === 'full-points') return answer.points
  if (kind === 'also-accept') return Math.max(asked, best)
  return kind === 'right-answer' ? best : asked
}

interface Counted {
  earned: number
  /** It is not in the sum. */
  leftOut: boolean
}

export interface Scored<A> {
  /** Of 100, whatever the questions add up to (decision C6). */
  points: number
  answers: (A & Counted)[]
}

/** What an attempt reaches by its answers and by what is ruled of their questions. */
export function score<A extends AnsweredQuestion>(answers: readonly A[]): Scored<A> {
  const counted = answers.map((answer) => ({ ...answer, earned: earnedBy(answer), leftOut: isOut(answer) }))
  leaveOutWhatCosts(counted)
  return { points: answers.length === 0 ? 0 : pointsOfSum(sumOf(counted)), answers: counted }
}

export const attemptPoints = (answers: readonly AnsweredQuestion[]): number => score(answers).points

const isOut = ({ ruling }: AnsweredQuestion) => ruling?.kind === 'leave-out' && ruling.lowers
const mayBeOut = ({ ruling }: AnsweredQuestion) => ruling?.kind === 'leave-out' && !ruling.lowers

type Counting = AnsweredQuestion & Counted

/**
 * Of the questions that need not count, those stay out that would lower the result, the costliest first: no choice of
 * them gives more.
 */
function leaveOutWhatCosts(counted: readonly Counting[]): void {
  const free = counted.filter(mayBeOut).toSorted((a, b) => a.earned / a.points - b.earned / b.points)
  for (const one of free) {
    const { reached, reachable } = sumOf(counted)
    if (one.earned * reachable >= reached * one.points) return
    one.leftOut = true
  }
}

function sumOf(counted: readonly Counting[]) {
  const inSum = counted.filter(({ leftOut }) => !leftOut)
  return {
    reached: inSum.reduce((sum, { earned }) => sum + earned, 0),
    reachable: inSum.reduce((sum, { points }) => sum + points, 0),
  }
}

/** Where nothing counts any more, nothing was wrong. */
const pointsOfSum = ({ reached, reachable }: ReturnType<typeof sumOf>) =>
  reachable === 0 ? EXAM_POINTS : Math.round((reached * EXAM_POINTS) / reachable)
