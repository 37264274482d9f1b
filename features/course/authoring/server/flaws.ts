import {
  type LessonContent,
  LessonContent as LessonShape,
  ModuleContent as ModuleShape,
} from '#course/course/content.ts'
import { type QuestionContent, QuestionContent as QuestionShape } from '#course/exam/question-content.ts'
import type { Draft, Flaw, Published } from '../content-parts.ts'
import { namesAPosition } from './positions.ts'

const shapes = { module: ModuleShape, lesson: LessonShape, question: QuestionShape }

/** What keeps a draft from being published (decision 22); none, and it is whole. */
export function flawsOf({ kind, content }: Draft): Flaw[] {
  const parsed = shapes[kind].safeParse(content)
  if (!parsed.success) return parsed.error.issues.map(flawOfIssue)
  if (kind === 'lesson') return flawsOfLesson(parsed.data as LessonContent)
  return kind === 'question' ? flawsOfQuestion(parsed.data as QuestionContent) : []
}

/** A draft without flaws is what students can get. */
export const wholeOf = ({ kind, content }: Draft): Published =>
  ({ kind, content: shapes[kind].parse(content) }) as Published

function flawOfIssue({ code, path, ...issue }: { code: string; path: PropertyKey[] }): Flaw {
  const at = path.join('.')
  if (code !== 'too_big') return { at, flaw: 'missing' }
  return { at, flaw: 'origin' in issue && issue.origin === 'string' ? 'too-long' : 'too-many' }
}

function flawsOfLesson({ hu, en }: LessonContent): Flaw[] {
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
  const { hu, en } = question
  if (hu.options.length !== en.options.length) return [{ at: 'en.options', flaw: 'languages-differ' }]
  const isOrder = question.kind === 'ordering'
  return [
    ...flawsOfOptions('hu', hu),
    ...flawsOfOptions('en', en),
    ...flawsOfChoice('', {
      ...question,
      options: hu.options,
      correct: isOrder ? hu.options.map((_, i) => i) : question.correct,
    }),
  ]
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
  const folded = options.map((option) => option.trim().toLocaleLowerCase('hu'))
  const again = folded.findIndex((option, i) => folded.indexOf(option) < i)
  if (again >= 0) flaws.push({ at: within(at, `options.${again}`), flaw: 'same-option-twice' })
  if (namesAPosition(prompt)) flaws.push({ at: within(at, 'prompt'), flaw: 'names-a-position' })
  if (namesAPosition(why)) flaws.push({ at: within(at, 'why'), flaw: 'names-a-position' })
  return flaws
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
