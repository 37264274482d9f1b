import type { Language } from '#platform/contract/parts.ts'
import { between, halves } from './between.ts'
import { type Choice, explain, multiple, numberIn, rounded, single, trueAndFalse } from './choices.ts'
import { unescaped } from './gift-escapes.ts'
import { formatted } from './gift-parts.ts'
import { plainText, type TextFormat } from './plain-text.ts'
import { type Gathered, NotTaken, within } from './question.ts'

interface Around {
  gathered: Gathered
  /** Of the prompt: that of every text which says no other. */
  format: TextFormat
  language: Language
}

/** What stands between the braces says which kind it is (Moodle's order of asking). */
export function gatherAnswers(answers: string, around: Around): void {
  if (!answers) throw new NotTaken('kind', 'essay')
  if (answers.startsWith('#')) gatherNumber(between(answers, 1), around)
  else if (answers.startsWith('>')) gatherOrder(between(answers, 1), around)
  else if (answers.includes('~')) gatherChoices(answers, around)
  else if (answers.includes('=') && answers.includes('->')) gatherPairs(answers, around)
  else gatherTruth(answers, around)
}

/** The comment of who is wrong stands first. */
function gatherTruth(answers: string, { gathered, format, language }: Around): void {
  const [said = '', wrong = '', right = ''] = answers.split('#').map((part) => part.trim())
  const isTrue = /^(?:T|TRUE)$/i.test(said)
  if (!isTrue && !/^(?:F|FALSE)$/i.test(said)) throw new NotTaken('kind', 'shortanswer')
  gathered.kind = 'true-false'
  gathered.options = [...trueAndFalse[language]]
  const place = isTrue ? 0 : 1
  gathered.correct = [place]
  const words = (text: string) => formatted(text, format).words(gathered.warnings)
  const comments = isTrue ? [words(right), words(wrong)] : [words(wrong), words(right)]
  explain(
    comments.map((comment) => ({ comment })),
    [place],
    gathered,
  )
}

const WEIGHT = /^%(-?\d{1,3}(?:\.\d{0,7})?)%/

function choiceOf(piece: string, { gathered, format }: Around): Choice {
  const isWhole = piece.startsWith('=')
  const rest = between(piece, 1).trim()
  const [head = '', weight] = WEIGHT.exec(rest) ?? []
  const [text = '', comment = ''] = halves(between(rest, head.length), '#')
  return {
    text: formatted(text.trim(), format).words(gathered.warnings),
    weight: weight === undefined ? (isWhole ? 100 : 0) : Number(weight),
    comment: formatted(comment.trim(), format).words(gathered.warnings),
  }
}

const piecesOf = (answers: string, sign: RegExp) =>
  within(answers.split(sign)).flatMap((piece) => (piece.trim().length > 1 ? [piece.trim()] : []))

function gatherChoices(answers: string, around: Around): void {
  const pieces = piecesOf(answers, /(?=[=~])/).filter((piece) => /^[=~]/.test(piece))
  const choices = pieces.map((piece) => choiceOf(piece, around))
  around.gathered.kind = answers.includes('=') ? 'single' : 'multiple'
  if (around.gathered.kind === 'single') single(choices, around.gathered)
  else multiple(choices, around.gathered)
}

function gatherPairs(answers: string, { gathered, format }: Around): void {
  const pairs = piecesOf(answers, /(?==)/).map((piece) => {
    if (!piece.includes('->')) throw new NotTaken('broken')
    const [option, match] = halves(between(piece, 1), '->')
    const words = formatted(option.trim(), format).words(gathered.warnings)
    // What belongs to it is text in every format.
    return { option: words, match: plainText(unescaped(match.trim()), 'plain', gathered.warnings) }
  })
  gatherMatching(pairs, gathered)
}

/** A choice that belongs to nothing stands without an option. */
export function gatherMatching(
  pairs: readonly { option: string; match: string }[],
  gathered: Gathered,
): void {
  const whole = pairs.filter(({ option }) => option.trim())
  if (whole.length < pairs.length) gathered.warnings.add('pairs')
  gathered.kind = 'matching'
  gathered.options = whole.map(({ option }) => option)
  gathered.matches = whole.map(({ match }) => match)
}

/** A line that says how it is shown, and below it one line an item, in the right order. */
function gatherOrder(answers: string, { gathered, format }: Around): void {
  const [head = '', ...items] = answers.split('\n')
  if (items.length === 0) throw new NotTaken('broken')
  const shown = Number(/^\s*(\d+)/.exec(head)?.[1] ?? 0)
  if (shown > 0 && shown < items.length) gathered.warnings.add('answers')
  gathered.kind = 'ordering'
  gathered.options = within(items)
    .filter((item) => item.trim())
    .map((item) => formatted(item.trim(), format).words(gathered.warnings))
}

/** Of several numbers the one that is wholly right; `3:0.5` and `2.5..3.5` are the same. */
function gatherNumber(answers: string, { gathered, format }: Around): void {
  const [right = ''] = halves(answers, '~')
  const pieces = right.includes('=')
    ? piecesOf(right, /(?==)/).filter((one) => one.startsWith('='))
    : [`=${right}`]
  const read = pieces.map((piece) => {
    const rest = between(piece, 1).trim()
    const [head = '', weight = '100'] = WEIGHT.exec(rest) ?? []
    const [number, comment] = halves(between(rest, head.length), '#')
    return {
      number,
      weight: Number(weight),
      comment: formatted(comment.trim(), format).words(gathered.warnings),
    }
  })
  const [first, ...others] = read.filter(({ weight }) => weight >= 100)
  if (!first) throw new NotTaken('right-answer')
  if (others.length > 0 || read.length > 1) gathered.warnings.add('answers')
  gathered.kind = 'numeric'
  gathered.number = numberOf(unescaped(first.number).trim())
  gathered.correct = []
  explain(read, [read.indexOf(first)], gathered)
}

function numberOf(text: string): { value: number; tolerance: number } {
  const [from, to] = text.split('..')
  if (to !== undefined) {
    const [low, high] = [numberIn(from ?? ''), numberIn(to)]
    if (high < low) throw new NotTaken('broken')
    return { value: rounded((low + high) / 2), tolerance: rounded((high - low) / 2) }
  }
  const [value = '', tolerance] = text.split(':')
  const around = tolerance === undefined ? 0 : numberIn(tolerance)
  return { value: numberIn(value), tolerance: Math.abs(around) }
}
