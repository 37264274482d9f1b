import type { Language } from '#platform/contract/parts.ts'
import { cut } from '#platform/contract/signs.ts'
import { writeTags } from './choices.ts'
import { htmlOf, isTrueAndFalse, shareOf } from './gift-write.ts'
import type { FileContent } from './question.ts'

export const MOODLE_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n'
export const MOODLE_END = '</quiz>\n'

/** A question as Moodle XML has it; what only this product knows of it stands in tags. */
export function moodleOf(content: FileContent, language: Language, name: string): string {
  const isPlainTruth = content.kind === 'true-false' && isTrueAndFalse(content, language)
  const tags = writeTags({
    level: content.level,
    ...(content.validUntil ? { validUntil: content.validUntil } : {}),
    ...(content.kind === 'true-false' && !isPlainTruth ? { kind: content.kind } : {}),
  })
  const { type, lines } = answersOf(content, isPlainTruth)
  return [
    `  <question type="${type}">`,
    `    <name>${textOf(cut(name, 80))}</name>`,
    `    <questiontext format="plain_text">${textOf(content.texts.prompt)}</questiontext>`,
    `    <generalfeedback format="plain_text">${textOf(content.texts.why)}</generalfeedback>`,
    `    <defaultgrade>${content.points}</defaultgrade>`,
    '    <hidden>0</hidden>',
    ...lines.map((line) => `    ${line}`),
    ...(tags.length > 0
      ? [`    <tags>${tags.map((tag) => `<tag>${textOf(tag)}</tag>`).join('')}</tags>`]
      : []),
    '  </question>',
    '',
  ].join('\n')
}

/** A line break stays one: a reader of XML makes a space of it in attributes alone, and a return of nothing. */
const textOf = (text: string) => `<text>${htmlOf(text)}</text>`

const answer = (fraction: string | number, text: string, more = '') =>
  `<answer fraction="${fraction}" format="plain_text">${textOf(text)}${more}</answer>`

function answersOf(content: FileContent, isPlainTruth: boolean): { type: string; lines: string[] } {
  const { correct, number, texts } = content
  const kind: string = content.kind
  const isRight = (place: number) => correct.includes(place)
  if (isPlainTruth)
    return {
      type: 'truefalse',
      lines: ['true', 'false'].map((text, i) => answer(isRight(i) ? 100 : 0, text)),
    }
  if (kind === 'numeric') return { type: 'numerical', lines: numberLines(number, texts.unit) }
  if (kind === 'matching')
    return {
      type: 'matching',
      lines: [
        '<shuffleanswers>true</shuffleanswers>',
        ...texts.options.map((option, i) => pair(option, texts.matches[i])),
      ],
    }
  if (kind === 'ordering')
    return {
      type: 'ordering',
      lines: [
        '<layouttype>VERTICAL</layouttype>',
        '<selecttype>ALL</selecttype>',
        '<selectcount>0</selectcount>',
        '<gradingtype>ABSOLUTE_POSITION</gradingtype>',
        ...texts.options.map((option, i) => answer(i + 1, option)),
      ],
    }
  const isMany = kind === 'multiple'
  const share = isMany ? shareOf(correct.length) : '100'
  const wrong = isMany ? `-${share}` : '0'
  return {
    type: 'multichoice',
    lines: [
      `<single>${!isMany}</single>`,
      '<shuffleanswers>true</shuffleanswers>',
      ...texts.options.map((option, i) => answer(isRight(i) ? share : wrong, option)),
    ],
  }
}

const pair = (option: string, match = '') =>
  `<subquestion format="plain_text">${textOf(option)}<answer>${textOf(match)}</answer></subquestion>`

function numberLines(number: FileContent['number'], unit: string): string[] {
  const { value, tolerance } = number ?? { value: 0, tolerance: 0 }
  return [
    answer(100, String(value), `<tolerance>${tolerance}</tolerance>`),
    ...(unit
      ? [`<units><unit><multiplier>1</multiplier><unit_name>${htmlOf(unit)}</unit_name></unit></units>`]
      : []),
    `<showunits>${unit ? 0 : 3}</showunits>`,
  ]
}
