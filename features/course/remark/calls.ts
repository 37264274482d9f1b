import * as z from 'zod/mini'
import { call } from '#platform/contract/call.ts'
import { anyOf, countsOf, pagedList } from '#platform/contract/list.ts'
import { FullName, Id, IdParams, Instant, questionKinds, Role, text } from '#platform/contract/parts.ts'
import { RemarkOutcome, remarkStatuses } from './states.ts'

/** Characters of the office's answer. */
export const ANSWER_MAX = 2000

/** What a remark is about. */
export const remarkKinds = ['LESSON', 'QUESTION'] as const
export type RemarkKind = (typeof remarkKinds)[number]

/** A remark on the course as the office sees it: a suggestion on a lesson, or a report of an exam question. */
export const Remark = z.object({
  _id: Id,
  kind: z.enum(remarkKinds),
  comment: z.string(),
  at: Instant,
  from: z.extend(FullName, { _id: Id, email: z.string(), role: Role }),
  module: z.object({ id: Id, position: z.int(), title: z.string() }),
  /** Null for a question. */
  lesson: z.nullable(z.object({ id: Id, title: z.string() })),
  /** Null for a lesson. As the attempt asked it; options in their stored order, which is the right one for ordering. */
  question: z.nullable(
    z.object({
      _id: Id,
      version: z.int(),
      kind: z.enum(questionKinds),
      prompt: z.string(),
      options: z.array(z.string()),
      /** For `matching`, what belongs to each option. */
      matches: z.array(z.string()),
      /** For `numeric`, what is right and what is counted in. */
      number: z.nullable(z.object({ value: z.number(), tolerance: z.number() })),
      unit: z.string(),
      correct: z.array(z.int()),
      why: z.string(),
    }),
  ),
  ...RemarkOutcome.shape,
  answeredBy: z.nullable(FullName),
  doneAt: z.nullable(Instant),
  doneBy: z.nullable(FullName),
  can: z.object({ answer: z.boolean(), finish: z.boolean() }),
})
export type Remark = z.infer<typeof Remark>

/** What `remark-already-answered` and `remark-already-done` tell: what was done, by whom, and whether by the caller. */
export const AlreadyHandled = z.object({
  status: z.enum(remarkStatuses),
  answer: z.nullable(z.string()),
  by: z.nullable(FullName),
  byYou: z.boolean(),
})
export type AlreadyHandled = z.infer<typeof AlreadyHandled>

export const AnswerRemark = z.strictObject({ answer: text(ANSWER_MAX) })

export const about = 'Remarks on the course: reports of exam questions, and what the office answers.'

export const remark = {
  /** Newest first. */
  list: call({
    summary: 'List remarks on the course',
    method: 'POST',
    path: '/remark/find',
    who: ['OFFICE'],
    ...pagedList(
      'remarks',
      Remark,
      { status: anyOf(z.enum(remarkStatuses)), kinds: anyOf(z.enum(remarkKinds)), modules: anyOf(Id) },
      { byStatus: countsOf(remarkStatuses) },
    ),
  }),
  /**
   * The first answer counts; it is mailed to whoever made the remark. Idempotent: repeating it changes
   * nothing.
   */
  answer: call({
    summary: 'Answer a remark on the course',
    method: 'POST',
    path: '/remark/:id/answer',
    who: ['OFFICE'],
    params: IdParams,
    body: AnswerRemark,
    answer: Remark,
    refuses: ['remark-already-answered'],
  }),
  /** For good, with or without an answer; nobody is mailed. */
  finish: call({
    summary: 'Mark a remark on the course as done',
    method: 'POST',
    path: '/remark/:id/done',
    who: ['OFFICE'],
    params: IdParams,
    answer: Remark,
    refuses: ['remark-already-done'],
  }),
}
