import type { examRefusals } from '@rajt/contract/course'

type ExamRefusal = (typeof examRefusals)[number]

export interface ExamFacts {
  exam_questions: number
  next_questions: number
  unlocked: boolean
  open_attempt: string | null
  attempts_used: number
  attempts_allowed: number
}

/** Whether an exam may be started or continued now (spec 4, decisions C3, C4). */
export function mayTakeExam(facts: ExamFacts, semester: { ends_at: Date }, now: Date): 'ok' | ExamRefusal {
  if (facts.exam_questions === 0) return 'no-exam'
  // What was begun in time runs its own time.
  if (facts.open_attempt) return 'ok'
  if (now >= semester.ends_at) return 'semester-ended'
  if (!facts.unlocked) return 'module-locked'
  if (facts.attempts_used >= facts.attempts_allowed || facts.next_questions === 0) return 'attempts-exhausted'
  return 'ok'
}

/** Lessons of an open module are free to read in any order (decision C2); other roles read everything. */
export function mayRead(facts: { unlocked: boolean } | undefined): 'ok' | 'module-locked' {
  return facts && !facts.unlocked ? 'module-locked' : 'ok'
}
