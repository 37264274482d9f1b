import * as z from 'zod/mini'
import { call, file } from '#platform/contract/call.ts'
import { Encoding } from '#platform/contract/encoding.ts'
import { IdParams, Language } from '#platform/contract/parts.ts'
import { bankLimits, QuestionFile, writtenFormats } from './file-parts.ts'

/** Moodle XML, or a text: GIFT and Aiken. */
const questionFile = { maxBytes: bankLimits.bytes, types: ['application/xml', 'text/plain'] } as const

const unread = [
  'question-file-unreadable',
  'question-file-broken',
  'question-file-too-long',
  'question-file-empty',
] as const

const reading = {
  /** In which the questions are written: the other one is left to be written. */
  language: Language,
  /** By somebody who has seen the letters; null: told by the file. */
  encoding: z._default(z.nullable(Encoding), null),
}

export const about = 'Questions from files and into files: Moodle XML, GIFT and Aiken.'

export const bank = {
  /** Says what would become of each question; nothing is kept. */
  preview: call({
    summary: 'Preview the questions of a file',
    method: 'POST',
    path: '/bank/module/:id/preview',
    who: ['OFFICE'],
    concerns: 'course',
    params: IdParams,
    uploads: { file: questionFile },
    body: z.strictObject(reading),
    answer: QuestionFile,
    refuses: unread,
  }),
  /**
   * The chosen questions as drafts of the module, all of them or none. Idempotent: a question that the module has by
   * then, with the same options, is not added again.
   */
  take: call({
    summary: 'Import questions from a file as drafts',
    method: 'POST',
    path: '/bank/module/:id/import',
    who: ['OFFICE'],
    concerns: 'course',
    params: IdParams,
    uploads: { file: questionFile },
    body: z.strictObject({
      ...reading,
      chosen: z.strictObject({
        /** Places in the file, from 1. */
        numbers: z
          .array(z.int().check(z.minimum(1), z.maximum(bankLimits.questions)))
          .check(z.minLength(1), z.maxLength(bankLimits.chosen)),
      }),
    }),
    answer: z.object({
      /** Drafts that were added. */
      added: z.int(),
      /** Chosen questions that the module had already. */
      there: z.int(),
    }),
    refuses: [...unread, 'questions-changed-meanwhile'],
  }),
  /** Those that new exams can use, as they were last published. */
  write: call({
    summary: 'Download the questions of a module as a file',
    method: 'GET',
    path: '/bank/module/:id/export',
    who: ['OFFICE'],
    concerns: 'course',
    params: IdParams,
    query: z.strictObject({
      format: z._default(z.enum(writtenFormats), 'moodle-xml'),
      language: z._default(Language, 'hu'),
    }),
    answer: file('application/xml', 'text/plain'),
  }),
}
