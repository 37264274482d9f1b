import { phaseOf } from '#course/course/server/rules.ts'
import type { Verdict } from '#platform/server/refuse.ts'
import type { onePagerRefusals } from '../calls.ts'

interface Semester {
  number: number
  starts_at: Date
  ends_at: Date
  /** Null in the second semester. */
  one_pager_deadline: Date | null
}

export interface Standing {
  semester: Semester
  isOnboarded: boolean
  isSubmitted: boolean
  /** Modules that block it; null where the semester has no course. */
  missing: number | null
}

/** Whether a one-pager may be handed in now: once, in time, after everything before it (spec 4, decision O1). */
export function maySubmit(standing: Standing, now: Date): Verdict<(typeof onePagerRefusals)[number]> {
  const { semester, isOnboarded, isSubmitted, missing } = standing
  if (!semester.one_pager_deadline) return 'wrong-semester'
  if (isSubmitted) return 'one-pager-submitted'
  if (phaseOf(semester, now) === 'before') return 'semester-not-started'
  if (now >= semester.one_pager_deadline) return 'one-pager-deadline-passed'
  if (!isOnboarded) return 'one-pager-onboarding-needed'
  return missing === 0 ? 'ok' : 'course-not-completed'
}

/** One-pagers belong to the first semester. */
export const mayBeIntroduced = ({ number }: { number: number }): Verdict<'wrong-semester'> =>
  number === 1 ? 'ok' : 'wrong-semester'
