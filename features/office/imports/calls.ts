import * as z from 'zod/mini'
import { Delivery, untakenStates } from '#people/mail/calls.ts'
import { call, file } from '#platform/contract/call.ts'
import { Encoding } from '#platform/contract/encoding.ts'
import { anyOf, countsOf, loadMoreList, pagedList } from '#platform/contract/list.ts'
import { FullName, Id, IdParams, Instant, Language, Role } from '#platform/contract/parts.ts'
import { importStatuses } from './states.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Excel's own files of before 2007 and of 2003: what to do instead is told by the reader. */
const OTHER_TABLES = ['application/x-cfb', 'application/xml']

/** What a file may hold; the words of the refusals in errors.ts say the same numbers. */
export const importLimits = { bytes: 2 * 1024 * 1024, rows: 5_000, columns: 100, cell: 300 } as const

/** What a row says of a person. */
export const importFields = [
  'role',
  'surname',
  'firstname',
  'email',
  'university',
  'neptun',
  'username',
  'language',
] as const
export type ImportField = (typeof importFields)[number]

/** To be invited, invited by this import, there already with the same data, or neither. */
export const importOutcomes = ['INVITE', 'INVITED', 'SAME', 'REFUSED'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

/**
 * `failed`: the invitation could not be written, for a reason that the log has.
 * `twice`: an earlier row of the file has it. `taken`: somebody else has it. `differs`: this person has an account, with
 * something else there. `sign`: a sign that cannot stand there. `alphabet`: a letter of another alphabet than the rest.
 * `lost`: a letter that was lost when the file was saved. `stop`: a full stop without a space behind it. `error`: an error
 * of Excel. `truth`: a cell that is true or false. `number`: what Excel made a number of. `address`: no whole e-mail
 * address. `code`: not six letters or digits. `reserved`: a username that nobody can have.
 */
const importRules = [
  'missing',
  'wrong',
  'unknown',
  'twice',
  'taken',
  'differs',
  'retired',
  'sign',
  'alphabet',
  'lost',
  'stop',
  'error',
  'truth',
  'number',
  'address',
  'code',
  'short',
  'long',
  'reserved',
  'failed',
] as const

export const ImportProblem = z.object({
  field: z.enum(importFields),
  rule: z.enum(importRules),
  /**
   * What helps: for an unknown university the id of the one with the nearest name, for `twice` the number of
   * the earlier row, for a taken address the role of its holder, for `differs` what the account has, for `sign` and
   * `alphabet` the sign as `U+00AD`, for `error` and `number` what the cell holds, for `short` and `long` how many
   * signs there have to be at least and at most.
   */
  hint: z.nullable(z.string()),
})
export type ImportProblem = z.infer<typeof ImportProblem>

/** A row as the file has it; values that are right take the form in which they are stored. */
export const ImportRow = z.object({
  _id: Id,
  /** Of its row in the file, where the first one is 1. */
  line: z.int(),
  outcome: z.enum(importOutcomes),
  problems: z.array(ImportProblem),
  surname: z.string(),
  firstname: z.string(),
  email: z.string(),
  role: z.string(),
  university: z.string(),
  neptun: z.string(),
  /** Of the invitation that it became; null where there is none, or it is too long ago to be known. */
  delivery: z.nullable(Delivery),
})
export type ImportRow = z.infer<typeof ImportRow>

/** How the names in question look, if the file was written so. */
const Look = z.object({ encoding: z.nullable(Encoding), names: z.array(z.string()) })

/** How the letters of a file were read. */
const Reading = z.object({
  /** Null for a workbook, which says it itself. */
  encoding: z.nullable(Encoding),
  /** False as long as somebody has to say that the names are right: nobody is invited before. */
  isSure: z.boolean(),
  /** Where it is not sure: the same names in each encoding, that of the reading first. */
  looks: z.array(Look),
  /** Rows in which something harmless was put right, such as signs that nobody sees. */
  cleaned: z.int(),
})
export type Reading = z.infer<typeof Reading>

/** A file with people, from its preview on. */
export const Import = z.object({
  _id: Id,
  fileName: z.string(),
  /** Of everybody in the file; null where a column says it. */
  role: z.nullable(Role),
  status: z.enum(importStatuses),
  madeAt: Instant,
  madeBy: FullName,
  /** Started or discarded; null before. */
  decidedAt: z.nullable(Instant),
  decidedBy: z.nullable(FullName),
  finishedAt: z.nullable(Instant),
  /** Rows of each outcome; of a discarded import they are forgotten. */
  counts: countsOf(importOutcomes),
  /** Of its invitations: whose newest mail was not taken. */
  mails: countsOf(untakenStates),
  /** Headers of columns that were not read. */
  ignored: z.array(z.string()),
  reading: Reading,
  can: z.object({ start: z.boolean(), discard: z.boolean() }),
})
export type Import = z.infer<typeof Import>

export const about = 'Inviting many people from a file: preview, confirmation and result.'

export const imports = {
  /** Newest first. */
  list: call({
    summary: 'List the imports of people',
    method: 'GET',
    path: '/imports',
    who: ['OFFICE'],
    ...loadMoreList('imports', Import, {}),
  }),
  /** Reads the file and says what would happen to each row; nobody is invited. The file itself is not kept. */
  preview: call({
    summary: 'Preview a file of people to invite',
    method: 'POST',
    path: '/imports',
    who: ['OFFICE'],
    uploads: { file: { maxBytes: importLimits.bytes, types: [XLSX, 'text/csv'], told: OTHER_TABLES } },
    body: z.strictObject({
      /** Of everybody in the file; null where a column says it. */
      role: z.nullable(Role),
      /** Of a text file, by somebody who has seen the names; null: told by what names look like. */
      encoding: z._default(z.nullable(Encoding), null),
      /** A preview of the same file that was read wrongly: it is discarded. */
      insteadOf: z._default(z.nullable(Id), null),
    }),
    answer: Import,
    refuses: [
      'import-unreadable',
      'import-no-workbook',
      'import-quote-open',
      'import-too-long',
      'import-empty',
      'import-columns-missing',
      'import-name-in-one',
      'import-not-open',
      'not-found',
    ],
  }),
  one: call({
    summary: 'Get an import',
    method: 'GET',
    path: '/imports/:id',
    who: ['OFFICE'],
    params: IdParams,
    answer: Import,
  }),
  /** In the order of the file. */
  rows: call({
    summary: 'List the rows of an import',
    method: 'POST',
    path: '/imports/:id/rows',
    who: ['OFFICE'],
    params: IdParams,
    ...pagedList('rows', ImportRow, {
      outcomes: anyOf(z.enum(importOutcomes)),
      deliveries: anyOf(z.enum(untakenStates)),
    }),
  }),
  /** Somebody has looked at the names in question and they are right. Idempotent: repeating it changes nothing. */
  confirmNames: call({
    summary: 'Confirm that the names of an import were read rightly',
    method: 'POST',
    path: '/imports/:id/confirm-names',
    who: ['OFFICE'],
    params: IdParams,
    answer: Import,
    refuses: ['import-not-open'],
  }),
  /** Each row is looked at again when its turn comes. Idempotent: repeating it changes nothing. */
  start: call({
    summary: 'Invite the people of an import',
    method: 'POST',
    path: '/imports/:id/start',
    who: ['OFFICE'],
    params: IdParams,
    answer: Import,
    refuses: ['import-not-open', 'import-names-unsure'],
  }),
  /** Its rows are forgotten at once. Idempotent: repeating it changes nothing. */
  discard: call({
    summary: 'Discard an import',
    method: 'POST',
    path: '/imports/:id/discard',
    who: ['OFFICE'],
    params: IdParams,
    answer: Import,
    refuses: ['import-not-open'],
  }),
  problems: call({
    summary: 'Download the refused rows of an import, as an Excel file',
    method: 'GET',
    path: '/imports/:id/problems',
    who: ['OFFICE'],
    params: IdParams,
    query: z.strictObject({ language: z._default(Language, 'hu') }),
    answer: file(XLSX),
  }),
  template: call({
    summary: 'Download an example of a file to import',
    method: 'GET',
    path: '/import-template',
    who: ['OFFICE'],
    query: z.strictObject({ language: z._default(Language, 'hu') }),
    answer: file(XLSX),
  }),
}
