import type { QuestionContent } from '#course/exam/question-content.ts'
import { isRightAnswerOf, type Ruling } from '#course/exam/ruling.ts'
import type { Verdict } from '#platform/server/refuse.ts'
import type { RuleQuestion } from '../calls.ts'

/** Answers belong to the kinds that say what is right, and can be given to the question in each of its versions. */
export function mayBeAnswers(
  { kind, answers }: Pick<Ruling, 'kind' | 'answers'>,
  contents: readonly Pick<QuestionContent, 'kind' | 'hu'>[],
): Verdict<'answer-not-of-question'> {
  const isCounted =
    kind === 'right-answer' ? answers.length === 1 : answers.length > 0 === (kind === 'also-accept')
  const fits = answers.every((answer) =>
    contents.every((one) => isRightAnswerOf({ kind: one.kind, options: one.hu.options.length }, answer)),
  )
  return isCounted && fits ? 'ok' : 'answer-not-of-question'
}

/** What is to be taken back must be there. */
export const mayTakeBack = (kind: Ruling['kind'], isRuled: boolean): Verdict<'nothing-ruled'> =>
  kind === 'as-asked' && !isRuled ? 'nothing-ruled' : 'ok'

/** Nobody's result falls but by the number that was read and confirmed. */
export function mayLower(
  falling: number,
  confirmed: number,
): Verdict<'results-would-fall' | 'regrade-preview-outdated'> {
  if (falling === confirmed) return 'ok'
  return confirmed === 0 ? 'results-would-fall' : 'regrade-preview-outdated'
}

type Said = Pick<RuleQuestion, 'kind' | 'versions' | 'answers' | 'lowers' | 'reasons'>

/** Idempotent: the same was ruled last, because its answer was lost or the button pressed twice. */
export const isSame = (a: Said, b: Said): boolean => JSON.stringify(saidBy(a)) === JSON.stringify(saidBy(b))

const saidBy = ({ kind, versions, answers, lowers, reasons }: Said) => [
  kind,
  versions.toSorted((a, b) => a - b),
  answers.map((one) => ('options' in one ? one.options : [one.number.value, one.number.tolerance])),
  lowers,
  reasons.hu,
  reasons.en,
]
