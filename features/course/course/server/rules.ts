import type { examRefusals, SemesterPhase } from '../calls.ts'
import type { DoneBy } from '../lesson-done.ts'

type ExamRefusal = (typeof examRefusals)[number]
type Span = { starts_at: Date; ends_at: Date }

export interface ExamFacts {
  exam_questions: number
  next_questions: number
  unlocked: boolean
  open_attempt: string | null
  attempts_used: number
  attempts_allowed: number
}

/** Where a semester stands now; it begins with its start and is over with its end. */
export function phaseOf({ starts_at, ends_at }: Span, now: Date): SemesterPhase {
  if (now < starts_at) return 'before'
  return now < ends_at ? 'running' : 'ended'
}

/** Whether a module's lessons can be read and its exam taken: nothing opens before the semester starts. */
export const isOpen = (facts: { unlocked: boolean }, semester: Span, now: Date): boolean =>
  facts.unlocked && phaseOf(semester, now) !== 'before'

/** Whether an exam may be started or continued now (spec 4, decisions C3, C4). */
export function mayTakeExam(facts: ExamFacts, semester: Span, now: Date): 'ok' | ExamRefusal {
  // An attempt that was begun in time runs its full time, whatever becomes of the bank.
  if (facts.open_attempt) return 'ok'
  if (facts.exam_questions === 0) return 'no-exam'
  const phase = phaseOf(semester, now)
  if (phase === 'before') return 'semester-not-started'
  if (phase === 'ended') return 'semester-ended'
  if (!facts.unlocked) return 'module-locked'
  if (facts.attempts_used >= facts.attempts_allowed || facts.next_questions === 0) return 'attempts-exhausted'
  return 'ok'
}

/** A retired lesson stays with who had finished it (decision 22). */
export const isShown = ({ retired_at }: { retired_at: Date | null }, isDone: boolean): boolean =>
  retired_at === null || isDone

interface Place {
  row: { id: string; module_id: string; retired_at: Date | null }
  isOfRetiredModule: boolean
}

interface Standing {
  module_id: string
  done_lessons: readonly string[]
}

/**
 * Whether somebody who stands so in the course finds a lesson at all: a retired one is theirs who had finished it, one of a
 * retired module theirs who had begun that (decisions 22, 27). Staff stand nowhere; the office reads what is retired too.
 */
export function isFound({ row, isOfRetiredModule }: Place, own: readonly Standing[]): boolean {
  const standing = own.find(({ module_id }) => module_id === row.module_id)
  if (isOfRetiredModule && !standing) return false
  return isShown(row, standing?.done_lessons.includes(row.id) === true)
}

/** Lessons of an open module are free to read in any order (decision C2); other roles read everything. */
export function mayRead(
  facts: { unlocked: boolean } | undefined,
  semester: Span,
  now: Date,
): 'ok' | 'semester-not-started' | 'lesson-locked' {
  if (!facts || isOpen(facts, semester, now)) return 'ok'
  return phaseOf(semester, now) === 'before' ? 'semester-not-started' : 'lesson-locked'
}

interface Doable {
  /** The least time in which its text can be read. */
  readingSeconds: number
  /** Null where nothing is played. */
  mediaSeconds: number | null
  /** Interactive content is a self-check of its own (decision 23). */
  checks: number
}

/**
 * Whether a lesson counts as done (decision C2). Readers may always say so themselves, so what a browser claims is
 * taken for true: the rule is there so that a lesson is not done by accident.
 */
export function mayCountAsDone(
  { by, seconds }: { by: DoneBy; seconds: number },
  { readingSeconds, mediaSeconds, checks }: Doable,
): 'ok' | 'lesson-too-soon' {
  const holds = {
    read: seconds >= readingSeconds,
    played: mediaSeconds !== null && seconds >= mediaSeconds / 2,
    checked: checks > 0,
    marked: true,
  }
  return holds[by] ? 'ok' : 'lesson-too-soon'
}
