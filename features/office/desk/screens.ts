import type { Page } from '@playwright/test'
import { answerTo, reportedQuestion } from '#testing/journeys/steps/desk.ts'
import type { FirstSemester } from '#testing/journeys/steps/feature-screens.ts'
import type { Screen } from '#testing/journeys/steps/open-screen.ts'
import { post } from '#testing/journeys/steps/people.ts'
import { press } from '#testing/journeys/steps/screen-acts.ts'

const QUESTION = 'Képernyő: két válasz is helyes.'

/** The office's desk in its states, and what students see of its answers. */
export const firstSemester: FirstSemester = async (request, { office }) => {
  const { student, solutions, lesson } = await reportedQuestion(request, QUESTION)
  const comment = 'Képernyő: rövidebb leckét!'
  await post(request, '/suggestion', { lesson, comment }, student.token)
  await answerTo(request, office, comment, 'Köszönjük, két részre bontjuk.')
  const answered = await reportedQuestion(request, 'Képernyő: elírás.')
  await answerTo(request, office, 'Képernyő: elírás.', 'Kijavítottuk, és a pontodat is.')
  const reported = `/desk?search=${encodeURIComponent('helyes')}`
  const at = (name: string, path: string, act?: Screen['act'], token = office): Screen => ({
    name,
    path,
    token,
    ...(act ? { act } : {}),
  })
  return [
    at('office-desk-question', reported, press(/ adatai$|^Details: /)),
    at('office-desk-answer', reported, press(/^(Válasz|Answer):/)),
    at('office-desk-late', reported, answerTooLate),
    at('office-desk-finish', reported, press(/^(Lezárás|Mark as done):/)),
    at('office-desk-answered', '/desk?status=%5B%22ANSWERED%22%5D', press(/ adatai$|^Details: /)),
    at('office-desk-nobody', '/desk?search=nincsilyen'),
    at('office-unverified-nobody', '/desk/unverified?search=nincsilyen'),
    at('student-lesson-answered', `/lessons/${lesson}`, press(/^(Javaslat a|Suggest an)/), student.token),
    at('student-exam-reported', solutions, undefined, student.token),
    at('student-exam-report-answered', answered.solutions, undefined, answered.student.token),
  ]
}

/** The dialog of somebody whose colleague has answered meanwhile. */
async function answerTooLate(page: Page): Promise<void> {
  const by = { surname: 'Király', firstname: 'Nóra' }
  const detail = { status: 'ANSWERED', answer: 'Köszönjük, javítjuk.', by, byYou: false }
  const refusal = { code: 'remark-already-answered', message: 'answered', detail }
  await page.route('**/api/remark/*/answer', (route) => route.fulfill({ status: 409, json: refusal }))
  await press(/^(Válasz|Answer):/)(page)
  await page.locator('dialog textarea').fill('Megnézzük.')
  await page.locator('dialog button[type=submit]').click()
  await page.locator('dialog [role=alert]').waitFor()
}
