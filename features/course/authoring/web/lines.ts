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

/** What answers a question in one language, and which of it is right. */
export function answersOf(
  { kind, correct, number }: Pick<QuestionDraft, 'kind' | 'correct' | 'number'>,
  { options, matches, unit }: Pick<QuestionDraft['hu'], 'options' | 'matches' | 'unit'>,
): string[] {
  if (kind === 'numeric') return number ? [`✓ ${number.value} ± ${number.tolerance} ${unit}`.trim()] : []
  if (kind === 'matching') return options.map((option, i) => `${option}: ${matches[i] ?? ''}`)
  return options.map((option, i) => marked(option, correct.includes(i)))
}

const marked = (option: string, isRight: boolean) => `${isRight ? '✓' : '·'} ${option}`

const lines = (...texts: string[]) => texts.flatMap((text) => text.split('\n')).filter((line) => line.trim())
