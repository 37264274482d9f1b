import * as z from 'zod/mini'
import { call } from './call.ts'
import { cleanInOneLine, Done, Instant, Neptun } from './parts.ts'
import { Semester, SemesterSettings } from './programme.ts'

/** Like 2026-27-1: the academic year, and which of its two semesters (decision S1). */
export const SemesterKey = z.string().check(z.regex(/^\d{4}-\d{2}-[12]$/))
export const numberOf = (key: string): 1 | 2 => (key.endsWith('2') ? 2 : 1)

/** Neptun codes of one marked list. */
const LIST_MAX = 5_000

/**
 * Who goes on into the next semester (decision X10): everybody, those who have completed this one, or a list
 * of Neptun codes.
 */
export const continuing = ['ALL', 'COMPLETED', 'LISTED'] as const
export const Continuing = z.strictObject({
  who: z.enum(continuing),
  /** Only with LISTED. */
  neptun: z.array(Neptun).check(z.maxLength(LIST_MAX)),
})
export type Continuing = z.infer<typeof Continuing>

/** A semester with where it stands: in preparation, current, or finished. */
export const SemesterInfo = z.object({
  ...Semester.shape,
  isCurrent: z.boolean(),
  /** Null while it is prepared. */
  openedAt: z.nullable(Instant),
  modules: z.int(),
  /** Students who have entered it. */
  students: z.int(),
})
export type SemesterInfo = z.infer<typeof SemesterInfo>

/** The settings that the next semester sets itself; all others begin as the current one's. */
export const PrepareSemester = z.strictObject({
  /** Its key. */
  semester: SemesterKey,
  startsAt: SemesterSettings.shape.startsAt,
  endsAt: SemesterSettings.shape.endsAt,
  onePagerDeadline: SemesterSettings.shape.onePagerDeadline,
  teamDeadline: SemesterSettings.shape.teamDeadline,
  progressReportDeadline: SemesterSettings.shape.progressReportDeadline,
  answerDays: SemesterSettings.shape.answerDays,
  mentorCapacity: SemesterSettings.shape.mentorCapacity,
})

/** What opening the prepared semester does, in counts. */
export const SwitchPreview = z.object({
  /** Students who onboard anew, and who keep what they have. */
  continue: z.int(),
  stay: z.int(),
  /** Codes of the list that belong to no student. */
  unknown: z.array(z.string()),
  /** Exams under way; they are finished under the old semester (decision X9). */
  openAttempts: z.int(),
  /** Requests that end without an answer. */
  pendingRequests: z.int(),
  /** Projects that were not published. */
  drafts: z.int(),
})
export type SwitchPreview = z.infer<typeof SwitchPreview>

export const about = 'Semesters: preparing the next one and opening it.'

export const semester = {
  /** Newest first. */
  all: call({
    summary: 'List the semesters',
    method: 'GET',
    path: '/semesters',
    who: ['OFFICE'],
    answer: z.object({ semesters: z.array(SemesterInfo) }),
  }),
  /** Brings the course of that number with it. Preparing it again changes its settings. */
  prepare: call({
    summary: 'Prepare the next semester',
    method: 'PUT',
    path: '/semesters/next',
    who: ['OFFICE'],
    body: PrepareSemester,
    answer: SemesterInfo,
    refuses: ['semester-key-taken', 'semester-key-wrong'],
  }),
  /** Changes nothing. */
  preview: call({
    summary: 'Preview what opening the next semester does',
    method: 'POST',
    path: '/semesters/next/preview',
    who: ['OFFICE'],
    body: z.strictObject({ continuing: Continuing }),
    answer: SwitchPreview,
    refuses: ['no-semester-prepared'],
  }),
  /** For everybody at once, and for good: there is no way back (decision X9). */
  open: call({
    summary: 'Open the next semester',
    method: 'POST',
    path: '/semesters/next/open',
    who: ['OFFICE'],
    /** `semester`: its key, typed by hand. */
    body: z.strictObject({ semester: z.string().check(cleanInOneLine), continuing: Continuing }),
    answer: Done,
    refuses: ['no-semester-prepared', 'semester-key-wrong'],
  }),
}
