import * as z from 'zod/mini'
import { REASON_MAX } from '#people/registration/calls.ts'
import { call } from '#platform/contract/call.ts'
import { cleanInOneLine, Done, IdParams, Instant, Neptun, text } from '#platform/contract/parts.ts'
import { Semester, SemesterKey, SemesterSettings } from '#programme/programme/calls.ts'

/** Neptun codes of one marked list. */
const LIST_MAX = 5_000

/**
 * Who goes on into the next semester (decisions X10, Y3): nobody, a list of Neptun codes, those who have completed
 * this one, or everybody who takes part in it. Whoever was let in and has never begun a semester begins with a
 * first one, whatever is chosen.
 */
export const continuing = ['NONE', 'LISTED', 'COMPLETED', 'ALL'] as const
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
  /** Of `continue`, those who were let in and begin their first semester. */
  newcomers: z.int(),
  /** Of `continue`, those who have completed such a semester, or a later one, already: opening asks to confirm them. */
  again: z.int(),
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
  /**
   * For everybody at once, and for good: there is no way back (decision X9). Everybody whom it concerns is told by mail
   * (decision Y3).
   */
  open: call({
    summary: 'Open the next semester',
    method: 'POST',
    path: '/semesters/next/open',
    who: ['OFFICE'],
    /**
     * `semester`: its key, typed by hand. `again`: that students who have completed such a semester begin another is
     * meant.
     */
    body: z.strictObject({
      semester: z.string().check(cleanInOneLine),
      continuing: Continuing,
      again: z._default(z.boolean(), false),
    }),
    answer: Done,
    refuses: ['no-semester-prepared', 'semester-key-wrong', 'completed-begin-again'],
  }),
  /**
   * Somebody whom the switch left out takes part after all, and is told by mail (decisions X10, Y3). Idempotent: nobody
   * is told twice.
   */
  include: call({
    summary: 'Let a student who stayed out take part in the current semester',
    method: 'POST',
    path: '/semesters/current/students/:id',
    who: ['OFFICE'],
    params: IdParams,
    body: z.strictObject({ reason: text(REASON_MAX) }),
    answer: Done,
  }),
}
