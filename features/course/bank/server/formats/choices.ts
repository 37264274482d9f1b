import type { FileContent, Gathered } from './question.ts'
import { NotTaken } from './question.ts'

/** An option with what choosing it earns, in percent, and what is said to who chose it. */
export interface Choice {
  text: string
  weight: number
  comment: string
}

const WHOLE = 100
/** Thirds and sixths are written with five digits. */
const NEAR = 0.01

/** The options of a question with one right answer. */
export function single(choices: readonly Choice[], gathered: Gathered): void {
  const right = placesOf(choices, ({ weight }) => weight > WHOLE - NEAR)
  if (right.length === 0) throw new NotTaken('right-answer')
  if (right.length > 1) throw new NotTaken('several-right')
  if (choices.some(({ weight }) => weight > 0 && weight <= WHOLE - NEAR)) gathered.warnings.add('weights')
  take(choices, right, gathered)
}

/** The same with several: right is what earns something. */
export function multiple(choices: readonly Choice[], gathered: Gathered): void {
  const right = placesOf(choices, ({ weight }) => weight > 0)
  if (right.length === 0) throw new NotTaken('right-answer')
  const weights = right.map((place) => choices[place]?.weight ?? 0)
  if (Math.max(...weights) - Math.min(...weights) > NEAR) gathered.warnings.add('weights')
  take(choices, right, gathered)
}

const placesOf = (choices: readonly Choice[], isRight: (choice: Choice) => boolean) =>
  choices.flatMap((choice, i) => (isRight(choice) ? [i] : []))

function take(choices: readonly Choice[], correct: number[], gathered: Gathered): void {
  gathered.options = choices.map(({ text }) => text)
  gathered.correct = correct
  explain(choices, correct, gathered)
}

/** Without an explanation of the whole, what is said of the right answers explains it. */
export function explain(
  choices: readonly Pick<Choice, 'comment'>[],
  right: readonly number[],
  gathered: Gathered,
) {
  const hasOwn = Boolean(gathered.why?.trim())
  const said = choices.map(({ comment }) => comment.trim())
  if (!hasOwn) gathered.why = [...new Set(right.map((place) => said[place] ?? ''))].filter(Boolean).join('\n')
  const isLost = said.some((comment, i) => comment && (hasOwn || !right.includes(i)))
  if (isLost) gathered.warnings.add('comments')
}

/** What the two options are called; a file says which is right. */
export const trueAndFalse = { hu: ['Igaz', 'Hamis'], en: ['True', 'False'] } as const

/** A number as people of either language type it. Throws where it is none. */
export function numberIn(typed: string): number {
  const text = typed
    .trim()
    .replace(/[\u00a0\u202f ]/g, '')
    .replace('−', '-')
    .replace(',', '.')
  const value = /^[+-]?(?:\d|\.\d)/.test(text) ? Number(text) : Number.NaN
  if (!Number.isFinite(value)) throw new NotTaken('broken')
  return value
}

/** Without what binary fractions add at their end. */
export const rounded = (value: number): number => Number(value.toPrecision(12))

/** Keeps what only this product knows of a question in the tags that every format has. */
export interface Tags {
  points?: number
  level?: FileContent['level']
  validUntil?: string
  unit?: string
  kind?: string
}

export function readTags(tags: readonly string[]): Tags {
  const read: Tags = {}
  for (const tag of tags) {
    const [, name, value = ''] = /^(points|level|valid-until|unit|kind):([\s\S]*)$/.exec(tag) ?? []
    if (name === 'points' && /^[1-5]$/.test(value)) read.points = Number(value)
    if (name === 'level' && (value === 'recall' || value === 'apply')) read.level = value
    if (name === 'valid-until' && isDay(value)) read.validUntil = value
    if (name === 'unit') read.unit = value
    if (name === 'kind') read.kind = value
  }
  return read
}

const isDay = (value: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true

/** What the format itself says stands in no tag. */
export const writeTags = (tags: Tags): string[] =>
  [
    tags.points && tags.points !== 1 ? `points:${tags.points}` : '',
    tags.level && tags.level !== 'recall' ? `level:${tags.level}` : '',
    tags.validUntil ? `valid-until:${tags.validUntil}` : '',
    tags.unit ? `unit:${tags.unit}` : '',
    tags.kind ? `kind:${tags.kind}` : '',
  ].filter(Boolean)
