import { type Personality, personalities } from '#platform/contract/parts.ts'
import { SCORE } from '../calls.ts'
import { personalityResult, type ScoredStatement, suggestedTypes } from './score.ts'

type Statement = Omit<ScoredStatement, 'score'>

/** The share of answerers, in percent, that each type comes first for. Types that come first together share the person. */
export function spreadOf(
  statements: readonly Statement[],
  answerers: number,
  scoreOf: () => number,
): Record<Personality, number> {
  const shares = Object.fromEntries(personalities.map((one) => [one, 0])) as Record<Personality, number>
  for (let n = 0; n < answerers; n++) {
    const result = personalityResult(statements.map((one) => ({ ...one, score: scoreOf() })))
    const suggested = suggestedTypes(result)
    const first = suggested.length > 0 ? suggested : personalities
    for (const one of first) shares[one] += 100 / answerers / first.length
  }
  return shares
}

/** The types suggested to somebody who gives every statement the same answer, for each of the answers. */
export const suggestedToUniform = (statements: readonly Statement[]): Personality[][] =>
  Array.from({ length: SCORE.max - SCORE.min + 1 }, (_, i) =>
    suggestedTypes(personalityResult(statements.map((one) => ({ ...one, score: SCORE.min + i })))),
  )
