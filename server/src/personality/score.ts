import { type Personality, personalities } from '@rajt/contract/parts'
import { SCORE } from '@rajt/contract/personality'

export interface ScoredStatement {
  type: Personality
  /** Agreeing speaks against the type. */
  reverse: boolean
  score: number
}

/** Normalised scores 0-100 of the four types, highest first (decision C7); equal scores keep the types' order. */
export function personalityResult(
  answers: readonly ScoredStatement[],
): { personality: Personality; percent: number }[] {
  return personalities
    .map((personality) => ({
      personality,
      percent: percentOf(answers.filter(({ type }) => type === personality)),
    }))
    .sort((a, b) => b.percent - a.percent)
}

function percentOf(answers: readonly ScoredStatement[]): number {
  if (answers.length === 0) return 0
  const reached = answers.reduce(
    (sum, { score, reverse }) => sum + (reverse ? SCORE.max - score : score - SCORE.min),
    0,
  )
  return Math.round((reached * 100) / (answers.length * (SCORE.max - SCORE.min)))
}
