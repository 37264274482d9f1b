import * as z from 'zod/mini'
import { Id, line, optionalLine, optionalText, questionKinds, text } from '#platform/contract/parts.ts'

/** Most options of a question, and most pairs of one to match. */
export const MAX_OPTIONS = 8
/** Most points of a question. */
export const MAX_POINTS = 5
/** Farthest from 0 that a number to be answered lies, and an answer. */
export const MAX_NUMBER = 1e12

/** What answering takes: to recall what a lesson says, or to apply it. */
export const questionLevels = ['recall', 'apply'] as const
export type QuestionLevel = (typeof questionLevels)[number]

/** Characters, of each language. */
export const questionLimits = { prompt: 2_000, option: 1_000, unit: 30, why: 4_000 } as const

const strictly = { line, text } as const
const loosely = { line: optionalLine, text: optionalText } as const

const textsShape = ({ line, text }: typeof strictly | typeof loosely) =>
  z.strictObject({
    prompt: text(questionLimits.prompt),
    /** For `ordering` in the right order; none for `numeric`. */
    options: z.array(line(questionLimits.option)).check(z.maxLength(MAX_OPTIONS)),
    /** For `matching` what belongs to each option, in the options' order; none for other kinds. */
    matches: z.array(line(questionLimits.option)).check(z.maxLength(MAX_OPTIONS)),
    /** For `numeric`, what is counted in; may be empty. */
    unit: optionalLine(questionLimits.unit),
    /** Shown after the last attempt. */
    why: text(questionLimits.why),
  })

const shape = (strictness: typeof strictly | typeof loosely) => {
  const texts = textsShape(strictness)
  return z.strictObject({
    kind: z.enum(questionKinds),
    points: z.int().check(z.minimum(1), z.maximum(MAX_POINTS)),
    level: z.enum(questionLevels),
    /** The lesson that teaches it; null where no one does. */
    lesson: z.nullable(Id),
    /** Of a question of law: the last day on which its answer is right as it stands. */
    validUntil: z.nullable(z.iso.date()),
    /** Places of the right options from 0; all of them, in order, for `ordering` and `matching`. */
    correct: z.array(z.int().check(z.minimum(0), z.maximum(MAX_OPTIONS - 1))).check(z.maxLength(MAX_OPTIONS)),
    /** For `numeric`: right is what differs from the value by the tolerance at most. */
    number: z.nullable(
      z.strictObject({
        value: z.number().check(z.minimum(-MAX_NUMBER), z.maximum(MAX_NUMBER)),
        tolerance: z.number().check(z.minimum(0), z.maximum(MAX_NUMBER)),
      }),
    ),
    hu: texts,
    en: texts,
  })
}

/** All of a question that staff write, in both languages. */
export const QuestionContent = shape(strictly)
export type QuestionContent = z.infer<typeof QuestionContent>
export const QuestionDraft = shape(loosely)

export type QuestionDraft = z.infer<typeof QuestionDraft>

/** A question with what its kind has, and nothing of what it was before somebody changed its kind. */
export function ofItsKind<Q extends QuestionContent | QuestionDraft>(question: Q): Q {
  const { kind, hu, en } = question
  const places = hu.options.map((_, i) => i)
  if (kind === 'numeric') {
    const nothing = { options: [], matches: [] }
    return { ...question, correct: [], hu: { ...hu, ...nothing }, en: { ...en, ...nothing } }
  }
  const isMatching = kind === 'matching'
  const textsOf = <T extends Q['hu']>(texts: T): T => ({
    ...texts,
    matches: isMatching ? texts.matches : [],
    unit: '',
  })
  const correct = isMatching || kind === 'ordering' ? places : question.correct
  return { ...question, correct, number: null, hu: textsOf(hu), en: textsOf(en) }
}

/** A question as one version asks it, in one language. */
export interface AskedQuestion extends Omit<QuestionContent, 'hu' | 'en'> {
  texts: QuestionContent['hu']
}
