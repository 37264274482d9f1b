import type { AskedQuestion } from '#course/exam/question-content.ts'
import { MAX_NUMBER, MAX_OPTIONS, MAX_POINTS, questionLimits } from '#course/exam/question-content.ts'
import { questionKinds } from '#platform/contract/parts.ts'
import { cleanLine, cleanText, countOf } from '#platform/contract/signs.ts'
import type { FileFault, FileWarning } from '../../file-parts.ts'

/** A question in the one language of its file; which lesson teaches it no file knows. */
export type FileContent = Omit<AskedQuestion, 'lesson'>

/** A question as a file has it, or why it is not taken. */
export interface ReadQuestion {
  /** From 1. */
  number: number
  /** Where it begins, from 1. */
  line: number
  /** What it asks, or what it is called where that is not known. */
  title: string
  content: FileContent | null
  warnings: FileWarning[]
  fault: FileFault | null
  /** Of the fault `kind`, what the file calls it. */
  about: string | null
}

/** Thrown while one question is read; the others of its file are read all the same. */
export class NotTaken extends Error {
  readonly fault: FileFault
  readonly about: string | null
  constructor(fault: FileFault, about: string | null = null) {
    super(fault)
    this.fault = fault
    this.about = about
  }
}

/** What a reader gathers of one question before it is checked. */
export interface Gathered {
  kind: string
  prompt: string
  points?: number
  level?: FileContent['level']
  validUntil?: string | null
  options?: string[]
  matches?: string[]
  correct?: number[]
  number?: FileContent['number']
  unit?: string
  why?: string
  warnings: Set<FileWarning>
}

/** Of so many answers that nobody looks at them one by one. */
const MOST_ANSWERS = 100

export function within<T>(answers: readonly T[]): readonly T[] {
  if (answers.length > MOST_ANSWERS) throw new NotTaken('too-many-options')
  return answers
}

/** The least options of each kind. */
const least: Record<string, number> = { numeric: 0, 'true-false': 2, matching: 2 }

/** Cleaned as what is typed is, and within the limits of what is typed. Throws where no draft can hold it. */
export function checked({ kind, warnings, ...gathered }: Gathered): FileContent {
  if (!isKind(kind)) throw new NotTaken('kind', kind)
  const prompt = cleanText(gathered.prompt)
  if (!prompt) throw new NotTaken(warnings.has('pictures') ? 'only-pictures' : 'prompt')
  const options = (gathered.options ?? []).map(cleanLine)
  const matches = (gathered.matches ?? []).map(cleanLine)
  if (options.length < (least[kind] ?? 2)) throw new NotTaken('too-few-options')
  if (options.length > MAX_OPTIONS) throw new NotTaken('too-many-options')
  if ([...options, ...matches].some((one) => !one))
    throw new NotTaken(warnings.has('pictures') ? 'only-pictures' : 'too-few-options')
  const texts = {
    prompt,
    options,
    matches,
    unit: kind === 'numeric' ? cleanLine(gathered.unit ?? '') : '',
    why: cleanText(gathered.why ?? ''),
  }
  if (isTooLong(texts)) throw new NotTaken('too-long')
  const { number = null } = gathered
  if (number && Math.max(Math.abs(number.value), number.tolerance) > MAX_NUMBER) throw new NotTaken('number')
  if (hasTwice(options) || hasTwice(matches)) warnings.add('same-option')
  if ([prompt, ...options, ...matches, texts.unit, texts.why].some(hasLostLetters)) warnings.add('letters')
  return {
    kind,
    points: pointsOf(gathered.points ?? 1, warnings),
    level: gathered.level ?? 'recall',
    validUntil: gathered.validUntil ?? null,
    correct: gathered.correct ?? options.map((_, i) => i),
    number,
    texts,
  }
}

/** What a decoder puts in the place of what it cannot read. */
const hasLostLetters = (text: string) => text.includes('\ufffd')

const hasTwice = (texts: readonly string[]) =>
  new Set(texts.map((text) => text.toLocaleLowerCase('hu'))).size < texts.length

const isKind = (kind: string): kind is FileContent['kind'] =>
  questionKinds.some((known: string) => known === kind)

function isTooLong({ prompt, options, matches, unit, why }: FileContent['texts']): boolean {
  const { option, ...limits } = questionLimits
  return (
    countOf(prompt) > limits.prompt ||
    countOf(why) > limits.why ||
    countOf(unit) > limits.unit ||
    [...options, ...matches].some((one) => countOf(one) > option)
  )
}

function pointsOf(points: number, warnings: Set<FileWarning>): number {
  const near = Math.min(MAX_POINTS, Math.max(1, Math.round(points) || 1))
  if (near !== points) warnings.add('points')
  return near
}
