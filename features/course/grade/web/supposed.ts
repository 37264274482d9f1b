import type { Progress } from '#course/course/calls.ts'
import type { GradeLine, Whose } from './outcome.ts'

/** What the dialog of a grade counts with: the points there are, and those that are supposed. */
export interface Supposed {
  lines: readonly GradeLine[]
  progress: Progress
  who: Whose
  /** Other points than their own, by module. */
  what: Readonly<Record<string, number>>
  /** Of an exam still to come; null where nothing is expected. */
  expected: number | null
}
