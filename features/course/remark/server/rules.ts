import type { Role } from '#platform/contract/parts.ts'
import { mayTransition } from '#platform/contract/states.ts'
import type { Verdict } from '#platform/server/refuse.ts'
import { type RemarkStatus, remarkStates } from '../states.ts'

/**
 * A student reports a question whose solution is shown to them, once until the office is done with the
 * report.
 */
export function mayReport(question: {
  solution: { report: { status: RemarkStatus } | null } | null
}): Verdict {
  if (!question.solution) return 'solutions-hidden'
  const { report } = question.solution
  return report && report.status !== 'DONE' ? 'question-reported' : 'ok'
}

export const mayAnswer = (status: RemarkStatus, role: Role): Verdict =>
  mayTransition(remarkStates, 'answer', status, role)

export const mayFinish = (status: RemarkStatus, role: Role): Verdict =>
  mayTransition(remarkStates, 'finish', status, role)

interface Handled {
  answer: string | null
  answered_by: string | null
  done_by: string | null
}

/** Idempotent: what the caller asks for stands already, because they ask again after a lost answer. */
export const isAnsweredSo = (row: Handled, actor: string, answer: string): boolean =>
  row.answered_by === actor && row.answer === answer
export const isDoneBy = (row: Handled, actor: string): boolean => row.done_by === actor
