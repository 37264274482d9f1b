import * as z from 'zod/mini'
import { call, file } from '#platform/contract/call.ts'
import { loadMoreList } from '#platform/contract/list.ts'
import {
  Done,
  Id,
  IdParams,
  Instant,
  Language,
  limits,
  line,
  pictureRefusals,
  pictureUpload,
  ReadEditedAt,
  staff,
  text,
} from '#platform/contract/parts.ts'
import { OfSemester } from '#programme/programme/calls.ts'
import { ChallengeTitle, slotRefusals } from './parts.ts'

/**
 * Characters (decision L10; of the company's name our own decision), and the most entries of everything else.
 */
export const challengeLimits = {
  company: 100,
  title: 100,
  summary: 300,
  description: 5_000,
  /** Students who may choose the challenge. */
  students: { min: 1, max: 1_000 },
  documents: 5,
} as const

const office = 'application/vnd.openxmlformats-officedocument'
const openDocument = 'application/vnd.oasis.opendocument'

/** What a related document may be, by its content: PDF, the usual office programs' files, and pictures. */
const documentTypes = [
  'application/pdf',
  ...['wordprocessingml.document', 'spreadsheetml.sheet', 'presentationml.presentation'].map(
    (kind) => `${office}.${kind}`,
  ),
  ...['text', 'spreadsheet', 'presentation'].map((kind) => `${openDocument}.${kind}`),
  // Word, Excel and PowerPoint of before 2007.
  'application/x-cfb',
  'image/jpeg',
  'image/png',
  'image/webp',
] as const

/** What the office writes (spec 3: Corporate challenge). */
export const ChallengeFields = z.strictObject({
  /** Who sets the challenge; the logo's text for those who do not see it. */
  company: line(challengeLimits.company),
  title: line(challengeLimits.title),
  summary: text(challengeLimits.summary),
  /** Markdown (decision C9). */
  description: text(challengeLimits.description),
  language: Language,
  /** How many students may choose it. */
  maxStudents: z
    .int()
    .check(z.minimum(challengeLimits.students.min), z.maximum(challengeLimits.students.max)),
  /** Until when a one-pager for it is taken; the semester's own deadline is the latest (decision O0). */
  deadline: Instant,
})
export type ChallengeFields = z.infer<typeof ChallengeFields>

/** The logo is kept unless another one comes or `removeLogo`; documents are kept except those named. */
export const EditChallenge = z.extend(ChallengeFields, {
  removeLogo: z._default(z.boolean(), false),
  removeDocuments: z._default(z.array(Id).check(z.maxLength(challengeLimits.documents)), []),
  editedAt: ReadEditedAt,
})

export const ChallengeDocument = z.object({
  _id: Id,
  name: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
})
export type ChallengeDocument = z.infer<typeof ChallengeDocument>

export const Challenge = z.object({
  _id: Id,
  company: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Of the description, sanitised. */
  html: z.string(),
  language: Language,
  /** The reader's own address, for an hour at most (decision L11); null without a logo. */
  logo: z.nullable(z.string()),
  maxStudents: z.int(),
  freeSlots: z.int(),
  deadline: Instant,
  documents: z.array(ChallengeDocument),
  /** Why nobody can choose it now; null where there is a free slot and time. */
  closedBy: z.nullable(z.enum(slotRefusals)),
  editedAt: z.nullable(Instant),
  /** What an edit begins with; null for who may not edit it. */
  fields: z.nullable(ChallengeFields),
  can: z.object({ edit: z.boolean(), remove: z.boolean() }),
})
export type Challenge = z.infer<typeof Challenge>

const readers = ['STUDENT', 'OFFICE'] as const
const uploads = {
  logo: { ...pictureUpload, optional: true },
  documents: {
    maxBytes: limits.fileBytes,
    types: documentTypes,
    many: challengeLimits.documents,
    optional: true,
  },
} as const
const refuses = [
  'text-too-complex',
  'wrong-semester',
  'challenge-deadline-outside',
  'challenge-documents-too-many',
  ...pictureRefusals,
] as const

export const about = 'Partner challenges of the current semester, their documents and free slots.'

export const challenge = {
  /** Newest first, without removed ones (decisions O0, O5). */
  more: call({
    summary: 'List partner challenges, newest first',
    method: 'GET',
    path: '/corporate-problems',
    who: readers,
    ...loadMoreList('corporateProblems', Challenge, {}),
  }),
  /** In the order of their titles; for staff with the removed ones that a one-pager names. */
  titles: call({
    summary: 'List the titles of partner challenges',
    method: 'GET',
    path: '/corporate-problems/fetchTitles',
    who: ['STUDENT', ...staff],
    query: z.strictObject({ semester: OfSemester }),
    answer: z.object({ titles: z.array(ChallengeTitle) }),
    refuses: ['semester-unknown'],
  }),
  one: call({
    summary: 'Get a partner challenge',
    method: 'GET',
    path: '/corporate-problems/:id',
    who: readers,
    params: IdParams,
    answer: Challenge,
  }),
  add: call({
    summary: 'Add a partner challenge',
    method: 'POST',
    path: '/corporate-problems',
    who: ['OFFICE'],
    body: ChallengeFields,
    uploads,
    answer: Challenge,
    refuses,
  }),
  edit: call({
    summary: 'Edit a partner challenge',
    method: 'PUT',
    path: '/corporate-problems/:id',
    who: ['OFFICE'],
    params: IdParams,
    body: EditChallenge,
    uploads,
    answer: Challenge,
    refuses: ['challenge-slots-taken', 'edited-meanwhile', ...refuses],
  }),
  /** One that a one-pager names is hidden and keeps its history (decision O4). */
  remove: call({
    summary: 'Remove a partner challenge',
    method: 'DELETE',
    path: '/corporate-problems/:id',
    who: ['OFFICE'],
    params: IdParams,
    answer: Done,
  }),
  logo: call({
    summary: "Show a partner challenge's logo",
    method: 'GET',
    path: '/corporate-problems/:id/logo',
    who: readers,
    params: IdParams,
    answer: file('image/webp'),
  }),
  document: call({
    summary: 'Download a document of a partner challenge',
    method: 'GET',
    path: '/corporate-problems/:id/document/:document',
    who: readers,
    params: z.strictObject({ id: Id, document: Id }),
    answer: file(...documentTypes),
  }),
}
