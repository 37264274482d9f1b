import type { AskedQuestion } from '../question-content.ts'
import type { RightAnswer } from '../ruling.ts'

/** A right answer in words, as a version says its options in one language. */
export function answerInWords(
  answer: RightAnswer,
  { kind, texts }: Pick<AskedQuestion, 'kind' | 'texts'>,
): string {
  if (!('options' in answer)) {
    const { value, tolerance } = answer.number
    return [String(value), tolerance > 0 && `± ${tolerance}`, texts.unit].filter(Boolean).join(' ')
  }
  if (kind === 'matching')
    return answer.options.map((place, term) => `${texts.options[term]}: ${texts.matches[place]}`).join('; ')
  const between = kind === 'ordering' ? ' → ' : ' + '
  return answer.options.map((place) => texts.options[place] ?? '').join(between)
}
