import * as z from 'zod/mini'
import { RemarkOutcome, SUGGESTION_MAX } from '#course/remark/states.ts'
import { call } from '#platform/contract/call.ts'
import { Done, Id, IdParams, Instant, questionKinds, text } from '#platform/contract/parts.ts'
import { stateTable } from '#platform/contract/states.ts'
import { MAX_NUMBER, MAX_OPTIONS } from './question-content.ts'
import { AttemptRegrade, QuestionRuling } from './ruling.ts'

/** An attempt is open until its student or the clock ends it; nothing reopens it (decision C3). */
export const attemptStatuses = ['OPEN', 'SUBMITTED', 'TIMED_OUT'] as const
export type AttemptStatus = (typeof attemptStatuses)[number]

export const attemptStates = stateTable(attemptStatuses, {
  states: { OPEN: ['open'], SUBMITTED: ['final'], TIMED_OUT: ['final'] },
  transitions: {
    submit: {
      from: ['OPEN'],
      to: 'SUBMITTED',
      by: ['STUDENT', 'provider'],
      act: 'exam-submitted',
      refuses: 'exam-closed',
    },
    timeOut: {
      from: ['OPEN'],
      to: 'TIMED_OUT',
      by: ['clock'],
      act: 'exam-timed-out',
      refuses: 'exam-closed',
    },
  },
})

/** Characters of a place in the line before an exam. */
const TICKET_MAX = 120

/**
 * Positions of the chosen options as this attempt shows them; for ordering, all of them in the chosen order; for matching,
 * all of them in the order of the terms; for numeric, the number itself.
 */
const Choice = z
  .array(z.number().check(z.minimum(-MAX_NUMBER), z.maximum(MAX_NUMBER)))
  .check(z.maxLength(MAX_OPTIONS))

/** Shown once no attempt is left (decision C3). */
const Solution = z.object({
  /** As a choice that earns all points, by what was ruled where another answer is the right one. */
  correct: z.array(z.number()),
  /** For `numeric`, how far from it is right; null for other kinds. */
  tolerance: z.nullable(z.number()),
  why: z.string(),
  points: z.int(),
  ruling: z.nullable(QuestionRuling),
  /** The student's last report of this question; null before the first. */
  report: z.nullable(z.extend(RemarkOutcome, { comment: z.string(), at: Instant })),
})

export const AttemptQuestion = z.object({
  position: z.int(),
  kind: z.enum(questionKinds),
  prompt: z.string(),
  /** For `matching`, what an option is to be found for, as many as there are options; none for other kinds. */
  terms: z.array(z.string()),
  /** None for `numeric`. */
  options: z.array(z.string()),
  /** For `numeric`, what is counted in; may be empty. */
  unit: z.string(),
  points: z.int(),
  choice: z.nullable(z.array(z.number())),
  /** Rises with each saved answer; an answer names the one it replaces. */
  revision: z.int(),
  solution: z.nullable(Solution),
})
export type AttemptQuestion = z.infer<typeof AttemptQuestion>

export const Attempt = z.object({
  id: Id,
  module: z.object({ id: Id, title: z.string(), position: z.int() }),
  number: z.int(),
  status: z.enum(attemptStatuses),
  startedAt: Instant,
  endsAt: Instant,
  /** The server's clock, so that the time left never depends on the device's. */
  now: Instant,
  questions: z.array(AttemptQuestion),
  /** Null while open. Points of 100. */
  receipt: z.nullable(
    z.object({
      number: z.string(),
      points: z.int(),
      passed: z.boolean(),
      passMarkPercent: z.int(),
      closedAt: Instant,
      /** None once the semester is over. */
      attemptsLeft: z.int(),
      /** The semester is over: this result stays. */
      ended: z.boolean(),
      /**
       * After a failed attempt the lessons most worth rereading, by the points their questions lost, at most three;
       * none after a passed one, nor where another provider asked the questions.
       */
      reread: z.array(z.object({ id: Id, title: z.string() })),
      opensModule: z.nullable(z.object({ id: Id, title: z.string() })),
      /** How rulings on its questions have changed the result since, in order. */
      regrades: z.array(AttemptRegrade),
    }),
  ),
})
export type Attempt = z.infer<typeof Attempt>

export const ReportQuestion = z.strictObject({
  /** Of the question in the attempt, from 1. */
  position: z.int().check(z.minimum(1), z.maximum(100)),
  comment: text(SUGGESTION_MAX),
})
export const about = 'The exams of modules.'

/** An exam question that a law answers: right until a day, after which the office has it looked at. */
export const DatedQuestion = z.object({
  _id: Id,
  module: z.object({ position: z.int(), title: z.string() }),
  lesson: z.nullable(z.object({ id: Id, title: z.string() })),
  prompt: z.string(),
  why: z.string(),
  /** Its last day, as in 2026-12-31. */
  validUntil: z.string(),
  /** That day is over in Budapest. */
  isPast: z.boolean(),
})
export type DatedQuestion = z.infer<typeof DatedQuestion>

export const exam = {
  /** Spec 7. */
  start: call({
    summary: 'Start the exam of a module, or continue the open attempt',
    method: 'POST',
    path: '/init-module-test',
    who: ['STUDENT'],
    needsSemester: true,
    body: z.strictObject({
      moduleId: Id,
      platform: z.literal('WEB'),
      /** What an earlier `busy` brought in `detail.ticket`, beside `detail.place` in the line: it keeps that place. */
      ticket: z.optional(z.string().check(z.maxLength(TICKET_MAX))),
    }),
    answer: z.object({ redirectUrl: z.string() }),
    refuses: [
      'not-found',
      'semester-not-started',
      'semester-ended',
      'module-locked',
      'attempts-exhausted',
      'no-exam',
      'service-unavailable',
      'init-failed',
    ],
  }),
  /** Of the current semester, what ends first on top. */
  dated: call({
    summary: 'List exam questions that are right until a day',
    method: 'GET',
    path: '/exam-questions/dated',
    who: ['OFFICE'],
    answer: z.object({ questions: z.array(DatedQuestion) }),
  }),
  attempt: call({
    summary: 'Get an attempt at an exam',
    method: 'GET',
    path: '/exam/:id',
    who: ['STUDENT'],
    // What was begun before a switch is finished after it (decision X9).
    opens: 'early',
    params: IdParams,
    answer: Attempt,
  }),
  answer: call({
    summary: 'Save the answer to a question of an exam',
    method: 'PUT',
    path: '/exam/:id/answer',
    who: ['STUDENT'],
    // What was begun before a switch is finished after it (decision X9).
    opens: 'early',
    params: IdParams,
    body: z.strictObject({
      position: z.int().check(z.minimum(1), z.maximum(100)),
      choice: Choice,
      revision: z.int().check(z.minimum(0), z.maximum(100_000)),
    }),
    answer: z.object({ revision: z.int() }),
    refuses: ['exam-closed', 'answer-outdated'],
  }),
  submit: call({
    summary: 'Submit an attempt at an exam',
    method: 'POST',
    path: '/exam/:id/submit',
    who: ['STUDENT'],
    // What was begun before a switch is finished after it (decision X9).
    opens: 'early',
    params: IdParams,
    answer: Attempt,
    refuses: ['result-failed'],
  }),
  /** The signature covers the other fields (decision C3). */
  result: call({
    summary: 'Report the result of an exam taken at an external provider',
    method: 'POST',
    path: '/exam-result',
    who: 'guest',
    body: z.strictObject({
      attempt: Id,
      points: z.int().check(z.minimum(0), z.maximum(100)),
      signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    }),
    answer: z.object({ accepted: z.literal(true) }),
    refuses: ['result-failed', 'exam-closed'],
  }),
  /** Instead of what was granted before, so that none of either takes it back. The reason goes into the audit log (decision C4). */
  grant: call({
    summary: 'Grant a student extra attempts or extra time',
    method: 'POST',
    path: '/exam/grant',
    who: ['OFFICE'],
    body: z.strictObject({
      student: Id,
      module: Id,
      extraAttempts: z.int().check(z.minimum(0), z.maximum(3)),
      extraMinutes: z.int().check(z.minimum(0), z.maximum(180)),
      reason: text(1000),
    }),
    /** `questions`: how many the next attempt draws; a granted one draws none whose solution was shown. */
    answer: z.object({ extraAttempts: z.int(), extraMinutes: z.int(), questions: z.int() }),
    refuses: [
      'not-found',
      'wrong-semester',
      'grant-empty',
      'module-retired',
      'no-exam',
      'no-unseen-questions',
    ],
  }),
  /** Of an attempt of the caller's own, while its solutions are shown; one open report for each question. */
  report: call({
    summary: 'Report a faulty question of an exam',
    method: 'POST',
    path: '/exam/:id/report',
    who: ['STUDENT'],
    params: IdParams,
    body: ReportQuestion,
    answer: Done,
    refuses: ['solutions-hidden', 'question-reported'],
  }),
}
