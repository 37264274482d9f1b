import * as z from 'zod/mini'
import { call, file } from './call.ts'
import { importStatuses } from './import-states.ts'
import { anyOf, countsOf, growingList, pagedList } from './list.ts'
import { FullName, Id, IdParams, Instant, Language, Role } from './parts.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

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
 * `twice`: an earlier row of the file has it. `taken`: somebody else has it. `differs`: this person has an account, with
 * something else there.
 */
const importRules = ['missing', 'wrong', 'unknown', 'twice', 'taken', 'differs', 'retired'] as const

export const ImportProblem = z.object({
  field: z.enum(importFields),
  rule: z.enum(importRules),
  /**
   * What helps: for an unknown university the id of the one with the nearest name, for `twice` the number of
   * the earlier row, for a taken address the role of its holder, for `differs` what the account has.
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
})
export type ImportRow = z.infer<typeof ImportRow>

/** A file with people, from its preview on. */
export const Import = z.object({
  _id: Id,
  fileName: z.string(),
  status: z.enum(importStatuses),
  madeAt: Instant,
  madeBy: FullName,
  /** Started or discarded; null before. */
  decidedAt: z.nullable(Instant),
  decidedBy: z.nullable(FullName),
  finishedAt: z.nullable(Instant),
  /** Rows of each outcome; of a discarded import they are forgotten. */
  counts: countsOf(importOutcomes),
  /** Headers of columns that were not read. */
  ignored: z.array(z.string()),
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
    ...growingList('imports', Import, {}),
  }),
  /** Reads the file and says what would happen to each row; nobody is invited. The file itself is not kept. */
  preview: call({
    summary: 'Preview a file of people to invite',
    method: 'POST',
    path: '/imports',
    who: ['OFFICE'],
    uploads: { file: { maxBytes: importLimits.bytes, types: [XLSX, 'text/csv'] } },
    /** Of everybody in the file; null where a column says it. */
    body: z.strictObject({ role: z.nullable(Role) }),
    answer: Import,
    refuses: ['import-unreadable', 'import-too-long', 'import-empty', 'import-columns-missing'],
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
    ...pagedList('rows', ImportRow, { outcomes: anyOf(z.enum(importOutcomes)) }),
  }),
  /** Each row is looked at again when its turn comes. Idempotent: repeating it changes nothing. */
  start: call({
    summary: 'Invite the people of an import',
    method: 'POST',
    path: '/imports/:id/start',
    who: ['OFFICE'],
    params: IdParams,
    answer: Import,
    refuses: ['import-not-open'],
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
