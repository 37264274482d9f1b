import type { course } from '#course/course/calls.ts'
import { canGain } from '#course/course/web/exam-act.ts'
import type { Answer } from '#platform/contract/call.ts'
import type { Closed } from './closed.ts'

export interface AfterAttempt {
  attempt: Closed
  course: Answer<typeof course.progress> | undefined
}

/** Where an attempt leads: to the module it opened, to trying again, to the result that counts in its place. */
export function waysOn({ attempt: { id, module, receipt }, course }: AfterAttempt) {
  const standing = course?.currentProgress?.moduleProgresses.find((one) => one.module === module.id)
  const counts = standing?.exam.counts
  // After the end a module that opened leads nowhere any more.
  const opens = receipt.ended ? null : receipt.opensModule
  return {
    opens,
    lesson: course?.lessons.find((one) => one.module === opens?.id),
    canImprove: standing !== undefined && canGain(standing.exam),
    replacedBy: counts && counts.attempt !== id ? counts : null,
  }
}
