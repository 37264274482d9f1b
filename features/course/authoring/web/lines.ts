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
      ...checks.flatMap(({ prompt, options, why }) => lines(prompt, ...options, why)),
    ])
  return [content.hu, content.en].flatMap((texts) => [
    ...lines(texts.prompt),
    ...answersOf(content, texts),
    ...lines(texts.why),
  ])
}

function answersOf(
  { kind, correct, number }: QuestionDraft,
  { options, matches, unit }: QuestionDraft['hu'],
) {
  if (kind === 'numeric') return number ? [`✓ ${number.value} ± ${number.tolerance} ${unit}`.trim()] : []
  if (kind === 'matching') return options.map((option, i) => `${option}: ${matches[i] ?? ''}`)
  return options.map((option, i) => `${correct.includes(i) ? '✓' : '·'} ${option}`)
}

const lines = (...texts: string[]) => texts.flatMap((text) => text.split('\n')).filter((line) => line.trim())
