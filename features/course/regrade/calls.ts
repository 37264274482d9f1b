import * as z from 'zod/mini'
import { MAX_ACCEPTED, RightAnswer, rulingKinds } from '#course/exam/ruling.ts'
import { call } from '#platform/contract/call.ts'
import { Done, FullName, Id, IdParams, Instant, questionKinds, text } from '#platform/contract/parts.ts'

/** Characters of what students are told, in each language: it answers remarks too. */
export const REASON_MAX = 2000
/** Changed results that a preview names. */
export const PREVIEWED = 50

/** What is to be ruled; `versions` are those of the question that it is about. */
const Wanted = {
  kind: z.enum(rulingKinds),
  versions: z.array(z.int().check(z.minimum(1), z.maximum(30_000))).check(z.minLength(1), z.maxLength(100)),
  /** Of `also-accept` one or more, of `right-answer` one, else none. */
  answers: z.array(RightAnswer).check(z.maxLength(MAX_ACCEPTED)),
  /** It holds for those too whose results fall by it; else they keep what they have. */
  lowers: z.boolean(),
}

export const RuleQuestion = z.strictObject({
  ...Wanted,
  /** What students read, each in their language. */
  reasons: z.strictObject({ hu: text(REASON_MAX), en: text(REASON_MAX) }),
  /** How many attempts fall, as the preview said: nobody's result falls unseen. */
  falling: z.int().check(z.minimum(0), z.maximum(1_000_000)),
})
export type RuleQuestion = z.infer<typeof RuleQuestion>

/** Points of 100. */
const Result = z.object({ points: z.int(), passed: z.boolean() })
export type Result = z.infer<typeof Result>

export const Ruling = z.object({
  _id: Id,
  kind: z.enum(rulingKinds),
  versions: z.array(z.int()),
  /** The answers that it names, in words. */
  answers: z.array(z.string()),
  lowers: z.boolean(),
  reasons: z.object({ hu: z.string(), en: z.string() }),
  madeAt: Instant,
  madeBy: FullName,
  /** It counts now for one of its versions. */
  isInForce: z.boolean(),
  /** Null while attempts are being counted anew. */
  finishedAt: z.nullable(Instant),
  students: z.int(),
  studentsDone: z.int(),
  /** Attempts whose result it changed so far. */
  up: z.int(),
  down: z.int(),
})
export type Ruling = z.infer<typeof Ruling>

export const AskedVersion = z.object({
  number: z.int(),
  /** Attempts that have drawn it. */
  met: z.int(),
  publishedAt: Instant,
  kind: z.enum(questionKinds),
  /** In the reader's language, in their stored order. */
  options: z.array(z.string()),
  /** For `matching`, what belongs to each option. */
  matches: z.array(z.string()),
  unit: z.string(),
  correct: z.array(z.int()),
})
export type AskedVersion = z.infer<typeof AskedVersion>

/** How many attempts and students go one way. */
const Moves = z.object({ attempts: z.int(), passed: z.int(), grades: z.int() })
const Standing = z.extend(Result, { grade: z.int() })

export const Preview = z.object({
  /** Closed ones that met the question. */
  attempts: z.int(),
  /** Those that are open: they are counted by the ruling when they close. */
  open: z.int(),
  up: Moves,
  down: Moves,
  /** Attempts that would fall, and do not because that was not asked for. */
  kept: z.int(),
  /** Reports that are answered with it. */
  reports: z.int(),
  /** Those who fall first, at most `PREVIEWED`. */
  changed: z.array(
    z.object({
      student: z.extend(FullName, { _id: Id }),
      number: z.int(),
      before: Standing,
      after: Standing,
    }),
  ),
})
export type Preview = z.infer<typeof Preview>

/** A ruling as one of those reads it whose results it changed. */
export const Notice = z.object({
  _id: Id,
  at: Instant,
  module: z.object({ id: Id, title: z.string() }),
  reason: z.string(),
  attempts: z.array(z.object({ id: Id, number: z.int(), before: Result, after: Result })),
})
export type Notice = z.infer<typeof Notice>

export const about = 'Repairing an exam question that proved wrong, for everybody who met it.'

export const regrade = {
  /** Newest first. */
  rulings: call({
    summary: 'List what was ruled of an exam question',
    method: 'GET',
    path: '/regrade/question/:id',
    who: ['OFFICE'],
    params: IdParams,
    answer: z.object({
      versions: z.array(AskedVersion),
      rulings: z.array(Ruling),
      /** Reports of it that wait for an answer. */
      reports: z.int(),
      /** Another ruling of the module is being counted. */
      isBusy: z.boolean(),
    }),
  }),
  /** Nothing of it is kept. */
  preview: call({
    summary: 'Preview whose results a ruling on an exam question would change',
    method: 'POST',
    path: '/regrade/question/:id/preview',
    who: ['OFFICE'],
    params: IdParams,
    body: z.strictObject(Wanted),
    answer: Preview,
    refuses: ['answer-not-of-question', 'nothing-ruled', 'regrade-running'],
  }),
  /** In the place of what was ruled of the same versions. Idempotent: the same again changes nothing. */
  rule: call({
    summary: 'Rule on an exam question, for everybody who met it',
    method: 'POST',
    path: '/regrade/question/:id',
    who: ['OFFICE'],
    params: IdParams,
    body: RuleQuestion,
    answer: Ruling,
    refuses: [
      'answer-not-of-question',
      'nothing-ruled',
      'regrade-running',
      'results-would-fall',
      'regrade-preview-outdated',
    ],
  }),
  /** Until each is marked as seen. */
  own: call({
    summary: "List the caller's exam results that were changed and not seen yet",
    method: 'GET',
    path: '/regrade/own',
    who: ['STUDENT'],
    answer: z.object({ notices: z.array(Notice) }),
  }),
  /** Of the ruling with that id. Idempotent. */
  seen: call({
    summary: 'Mark a changed exam result as seen',
    method: 'POST',
    path: '/regrade/seen/:id',
    who: ['STUDENT'],
    params: IdParams,
    answer: Done,
  }),
}
