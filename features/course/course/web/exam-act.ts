import type { ModuleProgress } from '../calls.ts'

/** What starting the exam would be now. */
export function examAct({ open, counts }: ModuleProgress['exam']): 'start' | 'continue' | 'improve' {
  if (open) return 'continue'
  return counts ? 'improve' : 'start'
}
