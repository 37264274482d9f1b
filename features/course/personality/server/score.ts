import { type Personality, personalities } from '#platform/contract/parts.ts'
import { SCORE } from '../calls.ts'

export type Result = { personality: Personality; percent: number }[]

export interface ScoredStatement {
  type: Personality
  /** Agreeing speaks against the type. */
  reverse: boolean
  score: number
}

/** Normalised scores 0-100 of the four types, highest first (decision C7); equal scores keep the types' order. */
export function personalityResult(answers: readonly ScoredStatement[]): Result {
  return personalities
    .map((personality) => ({
      personality,
      percent: percentOf(answers.filter(({ type }) => type === personality)),
    }))
    .sort((a, b) => b.percent - a.percent)
}

/** Every type with the highest score, in the types' order; none where all four are equal: nothing speaks for one. */
export function suggestedTypes(result: Result): Personality[] {
  const highest = Math.max(...result.map(({ percent }) => percent))
  const first = personalities.filter((type) =>
    result.some(({ personality, percent }) => personality === type && percent === highest),
  )
  return first.length === personalities.length ? [] : first
}

function percentOf(answers: readonly ScoredStatement[]): number {
  if (answers.length === 0) return 0
  const reached = answers.reduce(
    (sum, { score, reverse }) => sum + (reverse ? SCORE.max - score : score - SCORE.min),
    0,
  )
  return Math.round((reached * 100) / (answers.length * (SCORE.max - SCORE.min)))
}
