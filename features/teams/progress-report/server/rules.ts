import { phaseOf } from '#course/course/server/rules.ts'
import type { Verdict } from '#platform/server/refuse.ts'
import type { progressReportRefusals } from '../calls.ts'

interface Semester {
  starts_at: Date
  ends_at: Date
  progress_report_deadline: Date
}

export interface Standing {
  semester: Semester
  isOwner: boolean
  isUploaded: boolean
  /** Modules of the owner that block it; null where the semester has no course. */
  missing: number | null
}

/** Whether a progress report may be uploaded now: once, by the owner, in time, after the course (spec 4, decision O2). */
export function mayUpload(
  { semester, isOwner, isUploaded, missing }: Standing,
  now: Date,
): Verdict<(typeof progressReportRefusals)[number]> {
  if (!isOwner) return 'not-owner'
  if (isUploaded) return 'progress-report-submitted'
  if (phaseOf(semester, now) === 'before') return 'semester-not-started'
  if (now >= semester.progress_report_deadline) return 'progress-report-deadline-passed'
  return missing === 0 ? 'ok' : 'course-not-completed'
}

/** Spec 9: a team has two or three people. */
export const isIncomplete = (members: number): boolean => members < 2
