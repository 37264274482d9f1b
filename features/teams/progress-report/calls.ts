import * as z from 'zod/mini'
import { call, file } from '#platform/contract/call.ts'
import { anyOf, anyOfQuery, pagedList, sortBy } from '#platform/contract/list.ts'
import {
  FullName,
  Id,
  IdParams,
  Instant,
  Language,
  PageNumber,
  pdfRefusals,
  pdfUpload,
  RoleParams,
  Search,
  staff,
} from '#platform/contract/parts.ts'
import { OfSemester, UniversityId } from '#programme/programme/calls.ts'

/** Why nothing can be uploaded now (decision O2). */
export const progressReportRefusals = [
  'wrong-semester',
  'not-owner',
  'progress-report-submitted',
  'semester-not-started',
  'progress-report-deadline-passed',
  'course-not-completed',
] as const

export const ProgressReport = z.object({
  _id: Id,
  submittedAt: Instant,
  bytes: z.int(),
})
export type ProgressReport = z.infer<typeof ProgressReport>

/** For everybody in a team; what only its owner can do something about, its owner is told. */
export const ProgressReportStanding = z.object({
  /** Null for who is in no team. */
  project: z.nullable(z.object({ _id: Id, name: z.string() })),
  report: z.nullable(ProgressReport),
  /** Of projects of the semester that were dissolved while the caller was in their team, the latest first. */
  dissolved: z.array(z.object({ project: z.string(), report: ProgressReport })),
  deadline: Instant,
  closedBy: z.nullable(z.enum(progressReportRefusals)),
  /** The owner is alone in it: a team has two or three people (spec 9). */
  isIncompleteTeam: z.boolean(),
  /** The lesson whose worksheet is the template of the report; null until the caller may read it. */
  template: z.nullable(Id),
  /** Of the owner's modules, those that are not completed yet, in their order; bonus modules do not count. */
  missing: z.array(z.object({ _id: Id, title: z.string() })),
})
export type ProgressReportStanding = z.infer<typeof ProgressReportStanding>

/** A project in the staff's list, whether its report is there or not. */
export const ProgressReportRow = z.object({
  /** Of the project. */
  _id: Id,
  name: z.string(),
  owner: z.object({ _id: Id, ...FullName.shape, email: z.string() }),
  /** Of its owner (decision X12). */
  university: z.string(),
  isIncompleteTeam: z.boolean(),
  /** Then its report is there, and nothing else of it. */
  isDissolved: z.boolean(),
  /** Drafts are their owners' alone (decision X5). */
  can: z.object({ read: z.boolean() }),
  report: z.nullable(ProgressReport),
})
export type ProgressReportRow = z.infer<typeof ProgressReportRow>

const filters = {
  universities: anyOf(UniversityId),
  /** Null: whether it is uploaded or not. */
  isUploaded: z._default(z.nullable(z.boolean()), null),
  /** In the names of projects and of their owners. */
  search: z._default(Search, ''),
}
/** `name`: of the project. Those without a report end the list by `submitted`, by name. */
export const progressReportSorts = ['name', 'submitted'] as const
export type ProgressReportSort = (typeof progressReportSorts)[number]

const paged = pagedList(
  'progressReports',
  ProgressReportRow,
  {},
  {
    /** How many projects the chosen universities have, whatever else is filtered. */
    uploadInfo: z.object({
      progressReportsUploaded: z.int(),
      progressReportsWithoutUpload: z.int(),
      /** Of those uploaded, the reports of projects that were dissolved since. */
      progressReportsDissolved: z.int(),
    }),
  },
)

export const about = 'Progress reports: uploading one, and the list, the files and the zip of the staff.'

export const progressReport = {
  standing: call({
    summary: "Get the progress report of the caller's team, or what is missing for it",
    method: 'GET',
    path: '/progress-report',
    who: ['STUDENT'],
    answer: ProgressReportStanding,
    refuses: ['wrong-semester'],
  }),
  /** Once, and final (decision O2). Idempotent: the same file sent again gets the same answer. */
  upload: call({
    summary: 'Upload the progress report',
    method: 'POST',
    path: '/progress-report',
    who: ['STUDENT'],
    body: z.strictObject({}),
    uploads: { file: pdfUpload },
    answer: ProgressReport,
    refuses: [...progressReportRefusals, ...pdfRefusals, 'not-found'],
  }),
  /**
   * The latest first where only uploaded reports are asked for, otherwise by name; or sorted. The role in the
   * path is the caller's own.
   */
  list: call({
    summary: 'List projects with their progress reports',
    method: 'POST',
    path: '/progress-report/:role',
    who: staff,
    params: RoleParams,
    body: z.strictObject({
      semester: OfSemester,
      filters: z._default(z.strictObject(filters), { universities: [], isUploaded: null, search: '' }),
      pageNumber: z._default(PageNumber, 1),
      sort: sortBy(progressReportSorts),
    }),
    answer: paged.answer,
    refuses: ['wrong-semester', 'semester-unknown', ...paged.refuses],
  }),
  /**
   * Students read their own team's, and keep those of a team that was dissolved; mentors those of teams they mentor, in any
   * semester (decision Y2); each time staff read one leaves a line in the audit (decision L9).
   */
  file: call({
    summary: 'Download a progress report',
    method: 'GET',
    path: '/progress-report/:id/file',
    who: ['STUDENT', 'MENTOR', ...staff],
    params: IdParams,
    answer: file('application/pdf'),
  }),
  /** With an index of all projects that are filtered, whether their report is there or not (decision X8). */
  zip: call({
    summary: 'Download the progress reports that are filtered',
    method: 'GET',
    path: '/progress-report/zip',
    who: staff,
    query: z.strictObject({
      semester: OfSemester,
      search: filters.search,
      universities: anyOfQuery(UniversityId),
      /** The language of the index. */
      language: z._default(Language, 'hu'),
    }),
    answer: file('application/zip'),
    refuses: ['wrong-semester', 'semester-unknown'],
  }),
}
