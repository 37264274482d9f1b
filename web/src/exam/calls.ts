import type { Answer } from '@rajt/contract/call'
import { course } from '@rajt/contract/course'
import { exam } from '@rajt/contract/exam'
import { send } from '../plumbing/api.ts'
import { askAgain, queryClient, queryOf } from '../plumbing/query.ts'

export const attemptQuery = (id: string) => queryOf(exam.attempt, { params: { id } })

/** Starts the next attempt or continues the open one; answers where it is taken (spec 7). */
export async function startExam(moduleId: string): Promise<string> {
  const { redirectUrl } = await send(exam.start, { body: { moduleId, platform: 'WEB' } })
  void askAgain(course.progress, course.lesson)
  return redirectUrl
}

/** Ends the attempt; wherever it is shown, its receipt takes its place. */
export async function submitExam(id: string): Promise<Answer<typeof exam.submit>> {
  const closed = await send(exam.submit, { params: { id } })
  queryClient.setQueryData(attemptQuery(id).queryKey, closed)
  void askAgain(course.progress, course.lesson)
  return closed
}
