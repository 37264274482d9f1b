import type { Language } from '#platform/contract/parts.ts'
import { cut } from '#platform/contract/signs.ts'
import { trueAndFalse, writeTags } from './choices.ts'
import { escaped, tagWritten } from './gift-escapes.ts'
import type { TextFormat } from './plain-text.ts'
import type { FileContent } from './question.ts'

/** A question as GIFT has it. What only this product knows of it stands in tags, which Moodle keeps. */
export function giftOf(content: FileContent, language: Language, name: string): string {
  const { kind, texts } = content
  const around = hasArrow(texts.prompt) ? 'html' : 'plain'
  const isPlainTruth = kind === 'true-false' && isTrueAndFalse(content, language)
  const tags = writeTags({
    points: content.points,
    level: content.level,
    ...(content.validUntil ? { validUntil: content.validUntil } : {}),
    unit: texts.unit,
    ...(kind === 'true-false' && !isPlainTruth ? { kind } : {}),
  })
  const marks = tags.map((tag) => `[tag:${tagWritten(tag)}]`)
  const why = texts.why ? `####${written(texts.why, around)}` : ''
  return [
    ...(marks.length > 0 ? [`// ${marks.join(' ')}`] : []),
    `::${escaped(cut(name, 80))}::${written(texts.prompt, 'moodle')}{${answersOf(content, { isPlainTruth, around })}${why}}`,
    '',
  ].join('\n')
}

export const isTrueAndFalse = ({ texts }: FileContent, language: Language): boolean =>
  String(texts.options) === String(trueAndFalse[language])

interface Around {
  isPlainTruth: boolean
  /** How the prompt is written: so is read what does not say it. */
  around: TextFormat
}

function answersOf({ kind, correct, number, texts }: FileContent, { isPlainTruth, around }: Around): string {
  if (isPlainTruth) return correct.includes(0) ? 'TRUE' : 'FALSE'
  if (kind === 'numeric') return number ? `#${number.value}:${number.tolerance}` : '#'
  const options = texts.options.map((option) => written(option, around))
  if (kind === 'matching')
    return listed(options.map((option, i) => `=${option} -> ${escaped(texts.matches[i] ?? '')}`))
  if (kind === 'ordering') return `>ALL VERTICAL ABSOLUTE_POSITION${listed(options)}`
  if (kind !== 'multiple')
    return listed(options.map((option, i) => (correct.includes(i) ? `=${option}` : `~${option}`)))
  const share = shareOf(correct.length)
  return listed(options.map((option, i) => `~%${correct.includes(i) ? '' : '-'}${share}%${option}`))
}

const listed = (lines: readonly string[]) => `\n${lines.join('\n')}\n`

/** Percent that each of several right answers earns, and each wrong one costs, with the digits that Moodle takes. */
export const shareOf = (right: number): string => String(Number((100 / right).toFixed(5)))

const hasArrow = (text: string) => text.includes('->')

/** What would be read as a pair or as a format is written so that it is not. */
function written(text: string, around: TextFormat): string {
  if (hasArrow(text)) return `[html]<pre>${escaped(htmlOf(text))}</pre>`
  return around === 'plain' && !/^(?:[[%]|\/\/)/.test(text) ? escaped(text) : `[plain]${escaped(text)}`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
export const htmlOf = (text: string) => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
