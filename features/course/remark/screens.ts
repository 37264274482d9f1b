import type { Page } from '@playwright/test'
import { courseOf } from '#testing/journeys/steps/course.ts'
import { solvedExam } from '#testing/journeys/steps/desk.ts'
import type { FirstSemester } from '#testing/journeys/steps/feature-screens.ts'
import { press } from '#testing/journeys/steps/screen-acts.ts'
import { seenBy } from '#testing/journeys/steps/seen-by.ts'

/** What students write about lessons and questions; features/office/desk has what is answered. */
export const firstSemester: FirstSemester = async (request, { student }) => {
  const { lessons } = await courseOf(request, student)
  const solved = await solvedExam(request)
  return [
    ...seenBy(student, 'student', {
      'suggestion-too-long': { path: `/lessons/${lessons[0]?.id}`, act: writeTooMuch },
    }),
    ...seenBy(solved.student.token, 'student', {
      'exam-report': { path: solved.solutions, act: press(/^(Hibás ez|Is there a mistake)/) },
    }),
  ]
}

async function writeTooMuch(page: Page): Promise<void> {
  await press(/^(Javaslat a tananyaghoz|Suggest an improvement)$/)(page)
  await page.locator('textarea').fill('x '.repeat(1200))
  await press(/^(Javaslat küldése|Send suggestion)$/)(page)
}
