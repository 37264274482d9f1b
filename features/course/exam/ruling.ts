import * as z from 'zod/mini'
import { Instant, type QuestionKind } from '#platform/contract/parts.ts'
import { MAX_NUMBER, MAX_OPTIONS } from './question-content.ts'

/**
 * What the office rules of a question that proved wrong: full points for everybody who met it, further answers that are
 * right too, another answer that is right, or nothing of it in the sum. `as-asked` takes back what was ruled before.
 */
export const rulingKinds = ['full-points', 'also-accept', 'right-answer', 'leave-out', 'as-asked'] as const
export type RulingKind = (typeof rulingKinds)[number]

/** Most answers that are accepted beside the right one. */
export const MAX_ACCEPTED = 8

/** A right answer: stored places of options (for `matching` of each term its own), or for `numeric` what the answer may differ from and by how much. */
export const RightAnswer = z.union([
  z.strictObject({
    options: z
      .array(z.int().check(z.minimum(0), z.maximum(MAX_OPTIONS - 1)))
      .check(z.minLength(1), z.maxLength(MAX_OPTIONS)),
  }),
  z.strictObject({
    number: z.strictObject({
      value: z.number().check(z.minimum(-MAX_NUMBER), z.maximum(MAX_NUMBER)),
      tolerance: z.number().check(z.minimum(0), z.maximum(MAX_NUMBER)),
    }),
  }),
])
export type RightAnswer = z.infer<typeof RightAnswer>

/** What scoring asks of a ruling. */
export interface Ruling {
  kind: RulingKind
  /** Of `also-accept` and `right-answer`. */
  answers: readonly RightAnswer[]
  /** It holds for those too whom it takes points from; else they keep what they have. */
  lowers: boolean
}

interface Asked {
  kind: QuestionKind
  options: number
}

/** Whether a right answer can be one of that question. */
export function isRightAnswerOf({ kind, options }: Asked, answer: RightAnswer): boolean {
  if (!('options' in answer)) return kind === 'numeric'
  const places = answer.options
  const isDistinct = new Set(places).size === places.length && places.every((place) => place < options)
  if (!isDistinct) return false
  if (kind === 'numeric') return false
  if (kind === 'ordering' || kind === 'matching') return places.length === options
  return kind === 'multiple' || places.length === 1
}

/** A question with another right answer. */
export const withRightAnswer = <Q extends { correct: readonly number[] }>(
  asked: Q,
  answer: RightAnswer,
): Q => ({
  ...asked,
  ...('options' in answer ? { correct: answer.options } : { number: answer.number }),
})

/** What the office ruled of a question after it was asked. */
export const QuestionRuling = z.object({
  kind: z.enum(rulingKinds),
  reason: z.string(),
  /** Further right answers, in words. */
  accepted: z.array(z.string()),
  /** It is not in the sum of this attempt. */
  leftOut: z.boolean(),
  /** Who had points by what was right before keeps them. */
  keeps: z.boolean(),
})

const RegradedResult = z.object({
  points: z.int(),
  passed: z.boolean(),
  /** Of the question. */
  earned: z.int(),
})

/** How a ruling changed the result of an attempt. */
export const AttemptRegrade = z.object({
  at: Instant,
  kind: z.enum(rulingKinds),
  reason: z.string(),
  /** Of the question in the attempt. */
  position: z.int(),
  before: RegradedResult,
  after: RegradedResult,
})
