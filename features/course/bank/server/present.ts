import { cut } from '#platform/contract/signs.ts'
import type { FileQuestion } from '../file-parts.ts'
import type { FileContent, ReadQuestion } from './formats/question.ts'
import { type Known, outcomeOf } from './twins.ts'

/** Characters of what a preview shows of a prompt and of an option. */
const PROMPT = 200
const OPTION = 100

export function presentQuestion(question: ReadQuestion, known: Known): FileQuestion {
  const { number, line, title, content, warnings, fault, about } = question
  return {
    number,
    line,
    ...outcomeOf(question, known),
    kind: content?.kind ?? null,
    prompt: cut(content?.texts.prompt ?? title, PROMPT),
    options: content ? optionsOf(content) : [],
    warnings,
    fault,
    about,
  }
}

function optionsOf({ kind, correct, number, texts }: FileContent): FileQuestion['options'] {
  if (number) {
    const { value, tolerance } = number
    return [{ text: `${value}${tolerance ? ` ± ${tolerance}` : ''} ${texts.unit}`.trim(), isRight: true }]
  }
  const isMarked = kind === 'single' || kind === 'multiple' || kind === 'true-false'
  return texts.options.map((option, i) => ({
    text: cut(texts.matches[i] === undefined ? option : `${option} → ${texts.matches[i]}`, OPTION),
    isRight: isMarked && correct.includes(i),
  }))
}
