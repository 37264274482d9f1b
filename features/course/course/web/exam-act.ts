import { EXAM_POINTS } from '#course/grade/grade.ts'
import type { ModuleProgress } from '../calls.ts'

type Exam = ModuleProgress['exam']

/** What starting the exam would be now. */
export function examAct({ open, counts }: Exam): 'start' | 'continue' | 'improve' {
  if (open) return 'continue'
  return counts ? 'improve' : 'start'
}

/** Nobody is led to an attempt that could only cost points: the last result counts (decision C4). */
export const canGain = ({ can, open, counts }: Exam): boolean =>
  can.start && (open !== null || (counts?.points ?? 0) < EXAM_POINTS)
