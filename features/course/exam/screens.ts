import { courseOf, startExam, submitExam } from '#testing/journeys/steps/course.ts'
import { inLineAt } from '#testing/journeys/steps/exam-line.ts'
import type { FirstSemester } from '#testing/journeys/steps/feature-screens.ts'
import { acceptedStudent } from '#testing/journeys/steps/people.ts'
import { passExam } from '#testing/journeys/steps/right-answers.ts'
import { press } from '#testing/journeys/steps/screen-acts.ts'
import { seenBy } from '#testing/journeys/steps/seen-by.ts'

/** An exam that waits for its beginning, runs, and has every kind of result. */
export const firstSemester: FirstSemester = async (request, { student }) => {
  const { modules } = await courseOf(request, student)
  const [first = '', , third = ''] = modules.map(({ id }) => id)
  const attempted = async (token: string) =>
    submitExam(request, token, await startExam(request, token, first))
  const [waiting, finished, passing, improving, graded] = [
    await acceptedStudent(request),
    await acceptedStudent(request),
    await acceptedStudent(request),
    await acceptedStudent(request),
    await acceptedStudent(request),
  ]
  const at = (attempt: string) => `/tests/${first}?attempt=${attempt}`
  const failed = at(await attempted(finished.token))
  const passed = at(await passExam(request, passing.token, first))
  const improvable = at(await passExam(request, improving.token, first, 2))
  await attempted(graded.token)
  const last = at(await attempted(graded.token))
  const running = `/tests/${third}?attempt=${await startExam(request, student, third)}`
  return {
    addresses: { exam: `/tests/${first}`, 'exam-error': '/tests/error/module-locked' },
    screens: [
      ...seenBy(student, 'student', {
        'exam-running': running,
        'exam-review': { path: running, act: press(/^(Áttekintés|Review)$/) },
      }),
      ...seenBy(waiting.token, 'student', { 'exam-in-line': inLineAt(`/tests/${first}`) }),
      ...seenBy(finished.token, 'student', { 'exam-receipt': failed }),
      ...seenBy(passing.token, 'student', { 'exam-passed': passed }),
      ...seenBy(improving.token, 'student', { 'exam-improvable': improvable }),
      ...seenBy(graded.token, 'student', { 'exam-solutions': last }),
    ],
  }
}
