import type { QuestionKind } from '#platform/contract/parts.ts'
import { questionKinds } from '#platform/contract/parts.ts'
import { is } from '#platform/contract/states.ts'
import { days, later, seconds } from '#platform/server/clock.ts'
import type { Verdict } from '#platform/server/refuse.ts'
import type { AttemptStatus } from '../calls.ts'
import { attemptStates } from '../calls.ts'
import { MAX_OPTIONS } from '../question-content.ts'

/** An answer given in the last second may arrive a little later; a slow network is nobody's fault. */
export const GRACE = seconds(5)

/** How long another provider's result is waited for. */
export const EXTERNAL_GRACE = days(1)

/** When an attempt that nobody ended is closed with what there is. */
export const closesAt = (attempt: { ends_at: Date; external: boolean }) =>
  later(attempt.ends_at, attempt.external ? EXTERNAL_GRACE : GRACE)

/** A student hands in what this product asked; another provider tells its results itself. */
export const maySubmit = ({ external }: { external: boolean }): Verdict => (external ? 'result-failed' : 'ok')

/** Answers are taken while the attempt is open, by the server's clock (decision C3). */
export function mayAnswer(attempt: { status: AttemptStatus; ends_at: Date }, now: Date): Verdict {
  const open = is(attemptStates, attempt.status, 'open') && now < later(attempt.ends_at, GRACE)
  return open ? 'ok' : 'exam-closed'
}

/** Whether a choice of shown positions fits its question: within the options, none twice, as many as the kind takes. */
export function fits(kind: QuestionKind, optionCount: number, choice: readonly number[]): boolean {
  if (kind === 'numeric') return optionCount === 0 && choice.length <= 1
  const isPlace = (shown: number) => Number.isInteger(shown) && shown >= 0 && shown < optionCount
  if (new Set(choice).size < choice.length || !choice.every(isPlace)) return false
  if (kind === 'ordering' || kind === 'matching') return choice.length === optionCount || choice.length === 0
  return kind === 'multiple' || choice.length <= 1
}

/** A numeric question has none. */
const optionCounts = Array.from({ length: MAX_OPTIONS + 1 }, (_, count) => count)

/** The questions that a choice fits, by kind and number of options: the statement that saves it asks for `ordering 4`. */
export const fitting = (choice: readonly number[]): string[] =>
  questionKinds.flatMap((kind) =>
    optionCounts.filter((count) => fits(kind, count, choice)).map((count) => `${kind} ${count}`),
  )

/** Explanations wait until no attempt can profit from them (decision C3). */
export function maySeeSolutions(
  attempt: { status: AttemptStatus },
  left: { attemptsLeft: number; semesterEnded: boolean; improving: boolean },
): boolean {
  if (!is(attemptStates, attempt.status, 'final') || left.improving) return false
  return left.attemptsLeft === 0 || left.semesterEnded
}

interface Granted {
  extra_attempts: number
  extra_minutes: number
}

const isSomething = ({ extra_attempts, extra_minutes }: Granted) => extra_attempts + extra_minutes > 0

/** What grants nothing can only take back what was granted before. */
export const grantsOrTakesBack = (wanted: Granted, before: Granted | undefined): Verdict =>
  isSomething(wanted) || (before && isSomething(before)) ? 'ok' : 'grant-empty'

interface ModuleStanding {
  retired_at: Date | null
  attempts_used: number
  attempts_allowed: number
  exam_questions: number
  next_questions: number
}

/**
 * What is granted needs an exam that can still begin, and an attempt needs questions whose solutions were not shown;
 * `standing` is the one the grant leads to. Taking back needs neither.
 */
export function mayBeGranted(wanted: Granted, standing: ModuleStanding): Verdict {
  if (!isSomething(wanted)) return 'ok'
  if (standing.retired_at) return 'module-retired'
  if (standing.exam_questions === 0) return 'no-exam'
  const givesAttempt = standing.attempts_used < standing.attempts_allowed
  return givesAttempt && standing.next_questions === 0 ? 'no-unseen-questions' : 'ok'
}

const MOST_TO_REREAD = 3

/**
 * The lessons that a failed attempt makes most worth rereading: those whose questions cost most points first, at most
 * three. `lessons` stand in their order, which decides between equal ones.
 */
export function lessonsToReread<L extends { id: string }>(
  questions: readonly { asked: { lesson: string | null; points: number }; earned: number | null }[],
  lessons: readonly L[],
): L[] {
  const cost = ({ id }: L) =>
    questions
      .filter(({ asked }) => asked.lesson === id)
      .reduce((sum, { asked, earned }) => sum + asked.points - (earned ?? 0), 0)
  return lessons
    .filter((lesson) => cost(lesson) > 0)
    .toSorted((a, b) => cost(b) - cost(a))
    .slice(0, MOST_TO_REREAD)
}
