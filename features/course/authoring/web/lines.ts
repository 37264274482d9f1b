import type { Check } from '#course/course/lesson-parts.ts'
import type { QuestionDraft } from '#course/exam/question-content.ts'
import type { Draft } from '../content-parts.ts'

/** What somebody reads of a thing, in both languages, by lines: to be compared with another version of it. */
export function linesOf({ kind, content }: Draft): string[] {
  if (kind === 'module')
    return [content.hu, content.en].flatMap(({ title, summary, outcomes }) =>
      lines(title, summary, ...outcomes),
    )
  if (kind === 'lesson')
    return [content.hu, content.en].flatMap(({ title, summary, body, checks }) => [
      ...lines(title, summary, body),
      ...checks.flatMap(linesOfCheck),
    ])
  return [content.hu, content.en].flatMap((texts) => [
    ...lines(texts.prompt),
    ...answersOf(content, texts),
    ...lines(texts.why),
  ])
}

export const linesOfCheck = ({ prompt, options, correct, why }: Check): string[] =>
  lines(prompt, ...options.map((option, i) => marked(option, correct.includes(i))), why)

/** An answer in one language; what is put in order or in pairs is neither right nor wrong by itself. */
export interface WrittenAnswer {
  text: string
  isRight: boolean | null
}

/** What answers a question in one language. */
export function answersIn(
  { kind, correct, number }: Pick<QuestionDraft, 'kind' | 'correct' | 'number'>,
  { options, matches, unit }: Pick<QuestionDraft['hu'], 'options' | 'matches' | 'unit'>,
): WrittenAnswer[] {
  if (kind === 'numeric')
    return number ? [{ text: `${number.value} ± ${number.tolerance} ${unit}`.trim(), isRight: true }] : []
  if (kind === 'matching')
    return options.map((option, i) => ({ text: `${option}: ${matches[i] ?? ''}`, isRight: null }))
  if (kind === 'ordering') return options.map((text) => ({ text, isRight: null }))
  return options.map((text, i) => ({ text, isRight: correct.includes(i) }))
}

/** The same by lines: a sign before each says whether it is right. */
export const answersOf = (...question: Parameters<typeof answersIn>): string[] =>
  answersIn(...question).map(({ text, isRight }) => (isRight === null ? text : marked(text, isRight)))

const marked = (option: string, isRight: boolean) => `${isRight ? '✓' : '·'} ${option}`

const lines = (...texts: string[]) => texts.flatMap((text) => text.split('\n')).filter((line) => line.trim())
