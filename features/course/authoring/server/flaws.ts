import {
  type LessonContent,
  LessonContent as LessonShape,
  ModuleContent as ModuleShape,
} from '#course/course/content.ts'
import { figuresIn } from '#course/course/figures.ts'
import {
  ofItsKind,
  type QuestionContent,
  type QuestionDraft,
  QuestionContent as QuestionShape,
} from '#course/exam/question-content.ts'
import { termsNamed } from '#course/glossary/named.ts'
import { languages } from '#platform/contract/parts.ts'
import type { Draft, Flaw, Published } from '../content-parts.ts'
import { namesAPosition } from './positions.ts'

const shapes = { module: ModuleShape, lesson: LessonShape, question: QuestionShape }

/** What keeps a draft from being published (decision 22); none, and it is whole. */
export function flawsOf({ kind, content }: Draft): Flaw[] {
  if (kind === 'question') return flawsOfWritten(ofItsKind(content))
  const parsed = shapes[kind].safeParse(content)
  if (!parsed.success) return parsed.error.issues.map(flawOfIssue)
  return kind === 'lesson' ? flawsOfLesson(parsed.data as LessonContent) : []
}

/** A question with what its kind has: nobody sees, nor can fill in, what it was before its kind was changed. */
function flawsOfWritten(question: QuestionDraft): Flaw[] {
  const parsed = QuestionShape.safeParse(question)
  if (parsed.success) return flawsOfQuestion(parsed.data)
  return [...parsed.error.issues.map(flawOfIssue), ...flawsOfAnswer(question)]
}

/** A draft without flaws is what students can get. */
export const wholeOf = ({ kind, content }: Draft): Published =>
  kind === 'question'
    ? { kind, content: QuestionShape.parse(ofItsKind(content)) }
    : ({ kind, content: shapes[kind].parse(content) } as Published)

/** Of a draft that is whole by itself; `unknown`: the terms that it names and the glossary does not have (decision 29). */
export function flawsBeside({ kind, content }: Draft, unknown: readonly string[]): Flaw[] {
  if (kind !== 'lesson' || unknown.length === 0) return []
  return languages
    .filter((language) => termsNamed(content[language].body).some((key) => unknown.includes(key)))
    .map((language) => ({ at: `${language}.body`, flaw: 'unknown-term' }))
}

function flawOfIssue({ code, path, ...issue }: { code: string; path: PropertyKey[] }): Flaw {
  const at = path.join('.')
  if (code !== 'too_big') return { at, flaw: 'missing' }
  return { at, flaw: 'origin' in issue && issue.origin === 'string' ? 'too-long' : 'too-many' }
}

function flawsOfLesson(content: LessonContent): Flaw[] {
  return [...flawsOfFigures(content), ...flawsOfMedia(content), ...flawsOfChecks(content)]
}

/** No figure is there for its looks alone: who does not see it is told what it shows. */
const flawsOfFigures = (content: LessonContent): Flaw[] =>
  languages
    .filter((language) => figuresIn(content[language].body).some(({ words }) => words.trim() === ''))
    .map((language) => ({ at: `${language}.body`, flaw: 'figure-without-words' }))

/** A medium stands once in a lesson, in each language. */
const flawsOfMedia = (content: LessonContent): Flaw[] =>
  languages.flatMap((language) => {
    const { media } = content[language]
    const again = media.findIndex((id, i) => media.indexOf(id) < i)
    return again < 0 ? [] : [{ at: `${language}.media.${again}`, flaw: 'same-medium-twice' as const }]
  })

function flawsOfChecks({ hu, en }: LessonContent): Flaw[] {
  if (hu.checks.length !== en.checks.length) return [{ at: 'en.checks', flaw: 'languages-differ' }]
  return hu.checks.flatMap((check, i) => {
    const twin = en.checks[i]
    const differs =
      !twin ||
      twin.kind !== check.kind ||
      twin.options.length !== check.options.length ||
      String(twin.correct) !== String(check.correct)
    if (differs) return [{ at: `en.checks.${i}`, flaw: 'languages-differ' as const }]
    return [
      ...flawsOfOptions(`hu.checks.${i}`, check),
      ...flawsOfOptions(`en.checks.${i}`, twin),
      ...flawsOfChoice(`hu.checks.${i}`, check),
    ]
  })
}

function flawsOfQuestion(question: QuestionContent): Flaw[] {
  const { kind, hu, en } = question
  if (kind === 'numeric') return flawsOfAnswer(question)
  if (hu.options.length !== en.options.length) return [{ at: 'en.options', flaw: 'languages-differ' }]
  const flaws = [...flawsOfOptions('hu', hu), ...flawsOfOptions('en', en)]
  if (kind === 'matching') return [...flaws, ...flawsOfMatches('hu', hu), ...flawsOfMatches('en', en)]
  return [...flaws, ...flawsOfAnswer(question)]
}

/** Whether it says what is right; of an ordering and of pairs their places do. */
function flawsOfAnswer({ kind, number, correct, hu }: QuestionContent | QuestionDraft): Flaw[] {
  if (kind === 'numeric') return number ? [] : [{ at: 'number', flaw: 'missing' }]
  const isByPlace = kind === 'matching' || kind === 'ordering'
  return isByPlace ? [] : flawsOfChoice('', { kind, options: hu.options, correct })
}

/** One for each option, and none that would belong to two. */
function flawsOfMatches(at: string, { options, matches }: QuestionContent['hu']): Flaw[] {
  if (matches.length !== options.length) return [{ at: within(at, 'matches'), flaw: 'missing' }]
  const again = firstRepeated(matches)
  return again < 0 ? [] : [{ at: within(at, `matches.${again}`), flaw: 'same-option-twice' }]
}

interface Asked {
  kind: string
  prompt: string
  options: readonly string[]
  why: string
  correct: readonly number[]
}

const within = (at: string, place: string) => (at ? `${at}.${place}` : place)

/** Options are shuffled, so nothing may speak of one by its place; two that are the same cannot be told apart. */
function flawsOfOptions(at: string, { prompt, options, why }: Omit<Asked, 'kind' | 'correct'>): Flaw[] {
  const flaws: Flaw[] = []
  if (options.length < 2) flaws.push({ at: within(at, 'options'), flaw: 'needs-options' })
  const again = firstRepeated(options)
  if (again >= 0) flaws.push({ at: within(at, `options.${again}`), flaw: 'same-option-twice' })
  if (namesAPosition(prompt)) flaws.push({ at: within(at, 'prompt'), flaw: 'names-a-position' })
  if (namesAPosition(why)) flaws.push({ at: within(at, 'why'), flaw: 'names-a-position' })
  return flaws
}

/** Where the first one stands that was there before; -1 where none was. */
function firstRepeated(texts: readonly string[]): number {
  const folded = texts.map((text) => text.trim().toLocaleLowerCase('hu'))
  return folded.findIndex((text, i) => folded.indexOf(text) < i)
}

/** As many right ones as the kind takes, each of them there. */
function flawsOfChoice(
  at: string,
  { kind, options, correct }: Pick<Asked, 'kind' | 'options' | 'correct'>,
): Flaw[] {
  const isThere = correct.every((place) => place < options.length) && new Set(correct).size === correct.length
  const isOne = kind === 'single' || kind === 'true-false'
  const fits = isOne ? correct.length === 1 : correct.length > 0
  const isPair = kind !== 'true-false' || options.length === 2
  if (!isPair) return [{ at: within(at, 'options'), flaw: 'needs-options' }]
  return isThere && fits ? [] : [{ at: within(at, 'correct'), flaw: 'needs-right-answer' }]
}
