import * as z from 'zod/mini'
import { questionLevels } from '#course/exam/question-content.ts'
import { call } from '#platform/contract/call.ts'
import { anyOf, pagedList, sortBy } from '#platform/contract/list.ts'
import { Id, IdParams, Instant, questionKinds, staff } from '#platform/contract/parts.ts'

/** What makes a question suspicious, once enough students have met it. */
export const questionMarks = [
  'wrong-option-better',
  'weak-discrimination',
  'hardly-anybody-right',
  'nearly-everybody-right',
] as const
export type QuestionMark = (typeof questionMarks)[number]

/** Beside what is counted: another question in use asks the same, in either language. */
export const bankMarks = [...questionMarks, 'asked-twice'] as const

/** Where a question of the bank stands: a draft may be newer than what exams draw. */
export const bankStates = ['in-use', 'with-draft', 'retired'] as const

/** `marks` is the list's own order backwards: the least suspicious first. */
export const bankSorts = ['marks', 'met', 'rightShare', 'discrimination', 'seconds', 'lastMet'] as const
export type BankSort = (typeof bankSorts)[number]

const counted = {
  /** Attempts that are over and drew it. */
  met: z.int(),
  /** Of its points, on average: 0 to 1. */
  rightShare: z.number(),
  /** Correlation with the rest of the attempt, -1 to 1; null where either never differs. */
  discrimination: z.nullable(z.number()),
  /** Seconds from the answer before, or from the start, to its own; null where nobody answered. */
  medianSeconds: z.nullable(z.number()),
  marks: z.array(z.enum(questionMarks)),
  lastMet: Instant,
  countedAt: Instant,
}
const Counted = z.object(counted)
export type Counted = z.infer<typeof Counted>

/** A question of the bank as its statistics show it: never what is right. */
export const CountedQuestion = z.object({
  _id: Id,
  prompt: z.string(),
  kind: z.enum(questionKinds),
  level: z.enum(questionLevels),
  points: z.int(),
  isRetired: z.boolean(),
  /** The one that is published. */
  version: z.int(),
  module: z.object({ id: Id, position: z.int(), title: z.string() }),
  lesson: z.nullable(z.string()),
  /** Questions in use that ask the same, some of them. */
  twins: z.array(z.object({ id: Id, module: z.int() })),
  hasDraft: z.boolean(),
  /** Of that version; null where nobody met it yet. */
  counted: z.nullable(Counted),
})
export type CountedQuestion = z.infer<typeof CountedQuestion>

export const CountedVersion = z.extend(Counted, {
  number: z.int(),
  /** Of a question with options to choose from. */
  options: z.array(
    z.object({
      text: z.string(),
      isRight: z.boolean(),
      /** Students who chose it. */
      chosen: z.int(),
      /** The share of the rest of their attempt, on average: 0 to 1; null where nobody chose it. */
      restShare: z.nullable(z.number()),
    }),
  ),
})
export type CountedVersion = z.infer<typeof CountedVersion>

export const about = 'Statistics of exam questions.'

export const questionStatistics = {
  /** Of the current semester's bank, the most suspicious first, unless sorted otherwise. */
  list: call({
    summary: 'List the questions of the bank with their statistics',
    method: 'POST',
    path: '/question-statistics/find',
    who: staff,
    concerns: 'course',
    ...pagedList('questions', CountedQuestion, {
      modules: anyOf(Id),
      questionKinds: anyOf(z.enum(questionKinds)),
      levels: anyOf(z.enum(questionLevels)),
      marks: anyOf(z.enum(bankMarks)),
      lessons: anyOf(Id),
      bankStates: anyOf(z.enum(bankStates)),
      sort: sortBy(bankSorts),
    }),
  }),
  /** Each version that somebody met, the newest first. */
  question: call({
    summary: 'Get the statistics of a question by its versions',
    method: 'GET',
    path: '/question-statistics/:id',
    who: ['OFFICE'],
    concerns: 'course',
    params: IdParams,
    answer: z.object({ versions: z.array(CountedVersion) }),
  }),
}
