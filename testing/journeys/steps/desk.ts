import type { APIRequestContext } from '@playwright/test'
import { courseOf, startExam, submitExam } from './course.ts'
import { acceptedStudent, post } from './people.ts'

/** A student who is shown the solutions of an exam: every attempt is used. */
export async function solvedExam(request: APIRequestContext) {
  const student = await acceptedStudent(request)
  const { modules, lessons } = await courseOf(request, student.token)
  const module = modules[0]?.id ?? ''
  const attempt = async () =>
    submitExam(request, student.token, await startExam(request, student.token, module))
  await attempt()
  const last = await attempt()
  return {
    student,
    attempt: last,
    lesson: lessons[0]?.id ?? '',
    solutions: `/tests/${module}?attempt=${last}`,
  }
}

/** One of them has reported the first question. */
export async function reportedQuestion(request: APIRequestContext, comment: string) {
  const solved = await solvedExam(request)
  const body = { position: 1, comment }
  await post(request, `/exam/${solved.attempt}/report`, body, solved.student.token)
  return solved
}

/** The office's answer to the remark that has these words. */
export async function answerTo(request: APIRequestContext, office: string, search: string, answer: string) {
  const { remarks } = await post(request, '/remark/find', { search }, office)
  return post(request, `/remark/${remarks[0]._id}/answer`, { answer }, office)
}
