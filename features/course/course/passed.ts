import type { Module, ModuleProgress, Progress } from './calls.ts'
import type { OldProgress } from './old-progress.ts'

type Standing = Pick<ModuleProgress, 'status'> & { exam: Pick<ModuleProgress['exam'], 'counts'> }

/** Completed is not passed: without another attempt a module is closed, and the next one opens (decision C4). */
export const isClosed = ({ status, exam }: Standing): boolean =>
  status === 'COMPLETED' && exam.counts?.passed === false

/** Whether a module that the semester asks for is closed. */
export const hasClosed = (modules: readonly Module[], { moduleProgresses }: Progress): boolean =>
  modules.some(
    ({ id, extra }) => !extra && moduleProgresses.some((one) => one.module === id && isClosed(one)),
  )

/** Of a finished semester: how many of the exams that it asked for were failed, and how many passed. */
export function outcomesOf({ modules }: Pick<OldProgress, 'modules'>): { failed: number; passed: number } {
  const required = modules.filter(({ extra }) => !extra)
  return {
    failed: required.filter(({ counts }) => counts?.passed === false).length,
    passed: required.filter(({ counts }) => counts?.passed).length,
  }
}
