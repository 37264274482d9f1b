import type { course } from '#course/course/calls.ts'
import type { Answer } from '#platform/contract/call.ts'

/** How many modules stood on the line to a one-pager: those of a first semester, which may be over by now. */
export function modulesBehind({ currentProgress, modules, oldProgresses }: Answer<typeof course.progress>) {
  const own = currentProgress?.number === 1 ? modules : (firstBehind(oldProgresses)?.modules ?? [])
  return own.filter(({ extra }) => !extra).length
}

/** The latest first semester that is over. */
export const firstBehind = (semesters: Answer<typeof course.progress>['oldProgresses']) =>
  semesters.find(({ number }) => number === 1)
