import * as z from 'zod/mini'
import { ChallengeTitle, slotRefusals } from '#documents/challenge/parts.ts'
import { call, file } from '#platform/contract/call.ts'
import { anyOf, anyOfQuery, pagedList, sortBy } from '#platform/contract/list.ts'
import {
  Done,
  FullName,
  Id,
  IdParams,
  Instant,
  pdfRefusals,
  pdfUpload,
  Search,
  staff,
} from '#platform/contract/parts.ts'
import { OfSemester, UniversityId } from '#programme/programme/calls.ts'

/** Spec 3: the student's own project idea, or a partner challenge. */
export const onePagerTypes = ['OWN', 'CHALLENGE'] as const
export type OnePagerType = (typeof onePagerTypes)[number]

/** Why nothing can be handed in now (decision O1). */
export const onePagerRefusals = [
  'wrong-semester',
  'one-pager-submitted',
  'semester-not-started',
  'one-pager-deadline-passed',
  'one-pager-onboarding-needed',
  'course-not-completed',
] as const

export const OnePager = z.object({
  _id: Id,
  type: z.enum(onePagerTypes),
  /** Null for an own idea. */
  corporateProblem: z.nullable(ChallengeTitle),
  submittedAt: Instant,
  bytes: z.int(),
})
export type OnePager = z.infer<typeof OnePager>

export const OnePagerStanding = z.object({
  /** Whether the onboarding page was seen (decision O0). */
  isOnboarded: z.boolean(),
  /** Of the semester whose number is 1, also when the second one has begun; null before it is handed in. */
  onePager: z.nullable(OnePager),
  /** The deadline of that semester. */
  deadline: Instant,
  closedBy: z.nullable(z.enum(onePagerRefusals)),
  /** Modules that are not completed yet, in their order; bonus modules do not count. */
  missing: z.array(z.object({ _id: Id, title: z.string() })),
})
export type OnePagerStanding = z.infer<typeof OnePagerStanding>

/** A student in the staff's list, whether they have handed in or not (decision O0). */
export const OnePagerRow = z.object({
  /** Of the student. */
  _id: Id,
  ...FullName.shape,
  email: z.string(),
  neptun: z.nullable(z.string()),
  university: z.string(),
  onePager: z.nullable(OnePager),
})
export type OnePagerRow = z.infer<typeof OnePagerRow>

/** A one-pager with its student. */
export const OnePagerDetails = z.extend(OnePager, { student: z.omit(OnePagerRow, { onePager: true }) })
export type OnePagerDetails = z.infer<typeof OnePagerDetails>

/** Pages that a one-pager may have before the screen asks whether it is the right file. */
export const ONE_PAGER_PAGES = 2

const NewOnePager = z
  .strictObject({
    type: z.enum(onePagerTypes),
    /** Only with the type CHALLENGE. */
    corporateProblemId: z._default(z.nullable(Id), null),
  })
  .check(
    z.refine(({ type, corporateProblemId }) => (type === 'CHALLENGE') === (corporateProblemId !== null), {
      path: ['corporateProblemId'],
      params: { rule: 'required' },
    }),
  )

/** The filters of the staff's list; the zip takes the same. */
const filters = {
  /** A first one: others have no one-pagers. */
  semester: OfSemester,
  universities: anyOf(UniversityId),
  corporateProblemIds: anyOf(Id),
  /** Null: whether they have handed in or not. */
  isUploaded: z._default(z.nullable(z.boolean()), null),
}

/** Who has not handed in ends the list by `submitted`, by name. */
export const onePagerSorts = ['name', 'university', 'submitted'] as const
export type OnePagerSort = (typeof onePagerSorts)[number]

export const about = 'One-pagers: handing one in, and the list, the files and the zip of the staff.'

export const onePager = {
  standing: call({
    summary: "Get the caller's one-pager, or what is missing for it",
    method: 'GET',
    path: '/one-pager',
    who: ['STUDENT'],
    answer: OnePagerStanding,
  }),
  onboard: call({
    summary: 'Mark the introduction to the one-pager as seen',
    method: 'POST',
    path: '/one-pager/onboard',
    who: ['STUDENT'],
    answer: Done,
    refuses: ['wrong-semester'],
  }),
  /** Once, and final; a challenge's slot is taken with it or nothing happens (decision O1). */
  submit: call({
    summary: 'Hand in the one-pager',
    method: 'POST',
    path: '/one-pager',
    who: ['STUDENT'],
    body: NewOnePager,
    uploads: { file: pdfUpload },
    answer: OnePager,
    refuses: [...onePagerRefusals, ...slotRefusals, ...pdfRefusals, 'not-found'],
  }),
  /** The latest first where only handed-in ones are asked for, else by name; or sorted otherwise. */
  list: call({
    summary: 'List students with their one-pagers',
    method: 'POST',
    path: '/one-pager/fetchPage',
    who: staff,
    ...pagedList(
      'onePagers',
      OnePagerRow,
      { ...filters, sort: sortBy(onePagerSorts) },
      {
        /** How many students the chosen universities have, whatever else is filtered. */
        studentCount: z.int(),
        /** How many of those have handed in. */
        onePagersUploadCount: z.int(),
      },
    ),
    refuses: ['page-too-far', 'wrong-semester', 'semester-unknown'],
  }),
  /** A student's own; for staff one within reach. */
  one: call({
    summary: 'Get a one-pager',
    method: 'GET',
    path: '/one-pager/:id',
    who: ['STUDENT', ...staff],
    params: IdParams,
    answer: OnePagerDetails,
  }),
  /** Each time staff read one leaves a line in the audit (decision L9). */
  file: call({
    summary: 'Download a one-pager',
    method: 'GET',
    path: '/one-pager/:id/file',
    who: ['STUDENT', ...staff],
    params: IdParams,
    answer: file('application/pdf'),
  }),
  zip: call({
    summary: 'Download the one-pagers that are filtered',
    method: 'GET',
    path: '/one-pager/zip',
    who: staff,
    query: z.strictObject({
      semester: filters.semester,
      search: z._default(Search, ''),
      universities: anyOfQuery(UniversityId),
      corporateProblemIds: anyOfQuery(Id),
    }),
    answer: file('application/zip'),
    refuses: ['wrong-semester', 'semester-unknown'],
  }),
}
