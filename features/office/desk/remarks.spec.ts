import { expect, type Page, test } from '@playwright/test'
import { courseOf } from '#testing/journeys/steps/course.ts'
import { answerTo, reportedQuestion, solvedExam } from '#testing/journeys/steps/desk.ts'
import { keyboard } from '#testing/journeys/steps/hand.ts'
import { acceptedStudent, linkMailedTo, openAs, post, tokenOf } from '#testing/journeys/steps/people.ts'
import { newStaff } from '#testing/journeys/steps/staff.ts'

const officeToken = (request: Parameters<typeof tokenOf>[0]) => tokenOf(request, 'office@rajt.example')
/** Words that no other journey writes. */
const words = () => `Két válasz is jó (${Math.random().toString(36).slice(2, 8)})`

async function findRemark(page: Page, search: string) {
  await page.getByRole('searchbox').fill(search)
  await expect(page.getByText(/^1 találat/)).toBeVisible()
  return page.locator('[data-act=open]')
}

test('a student reports a question, the office answers, and the answer stands at the question', async ({
  page,
  browser,
  request,
}) => {
  const { student, solutions } = await solvedExam(request)
  const comment = words()
  await openAs(page, student.token, solutions)
  await page.getByRole('button', { name: 'Hibás ez a kérdés? 1. kérdés' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Jelzés küldése' }).click()
  await expect(dialog.getByText('Kötelező mező')).toBeVisible()
  await dialog.getByLabel('Mi a baj a kérdéssel?').fill(comment)
  await dialog.getByRole('button', { name: 'Jelzés küldése' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(comment)).toBeVisible()
  await expect(page.getByText('Válaszra vár.')).toBeVisible()

  const desk = await browser.newPage()
  await openAs(desk, await officeToken(request), '/')
  await desk.getByRole('link', { name: 'Javaslatok', exact: true }).click()
  await (await findRemark(desk, comment)).click()
  await expect(desk.getByText('Magyarázat', { exact: true })).toBeVisible()
  await desk.getByRole('button', { name: 'Válasz', exact: true }).click()
  await desk.getByLabel('A válaszod').fill('Igazad van, kijavítottuk.')
  await desk.getByRole('button', { name: 'Válasz küldése' }).click()
  await expect(desk.getByText('Elküldtük a választ: Őrsi Tünde')).toBeVisible()
  await desk.close()

  const mailed = await linkMailedTo(request, student.email, /Válaszoltunk a hibajelzésedre/)
  expect(mailed).toBe(`/app${solutions.split('?')[0]}`)
  await page.reload()
  await expect(page.getByText('Igazad van, kijavítottuk.')).toBeVisible()
})

test('a question is reported by keyboard alone @long', async ({ page, request }) => {
  const hand = keyboard(page)
  const { student, solutions } = await solvedExam(request)
  await openAs(page, student.token, solutions)
  await hand.press(page.getByRole('button', { name: 'Hibás ez a kérdés? 2. kérdés' }))
  await expect(page.getByLabel('Mi a baj a kérdéssel?')).toBeFocused()
  await page.keyboard.type('Elírás van benne.')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByText('Elírás van benne.')).toBeVisible()
})

test('a suggestion is closed by keyboard alone @long', async ({ page, request }) => {
  const hand = keyboard(page)
  const student = await acceptedStudent(request)
  const lesson = (await courseOf(request, student.token)).lessons[0]?.id
  const comment = words()
  await post(request, '/suggestion', { lesson, comment }, student.token)
  await openAs(page, await officeToken(request), '/desk')
  await hand.write(page.getByRole('searchbox'), comment)
  await expect(page.getByText(/^1 találat/)).toBeVisible()
  await hand.press(page.locator('[data-act=open]'))
  await page.keyboard.press('d')
  await expect(page.getByRole('dialog').getByText(comment).last()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Lezárva: Őrsi Tünde')).toBeVisible()
})

test('of two who answer at once the second one keeps their words and reads who answered what @long', async ({
  page,
  request,
}) => {
  const comment = words()
  await reportedQuestion(request, comment)
  const colleague = await newStaff(request, 'OFFICE')
  await page.setViewportSize({ width: 1920, height: 900 })
  await openAs(page, await officeToken(request), '/desk')
  await (await findRemark(page, comment)).click()
  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('A válaszod').fill('Szerintem jó így.')
  await answerTo(request, colleague.token, comment, 'Kijavítottuk.')
  await dialog.getByRole('button', { name: 'Válasz küldése' }).click()
  const alert = dialog.getByRole('alert')
  await expect(alert).toContainText('Őrsi Tünde már válaszolt rá')
  await expect(alert).toContainText('Kijavítottuk.')
  await expect(dialog.getByLabel('A válaszod')).toHaveValue('Szerintem jó így.')
  await dialog.getByRole('button', { name: 'Bezárás' }).click()
  await expect(dialog).toHaveCount(0)
})

test('the answer to a suggestion stands below the lesson @long', async ({ page, request }) => {
  const student = await acceptedStudent(request)
  const lesson = (await courseOf(request, student.token)).lessons[0]?.id
  const comment = words()
  await post(request, '/suggestion', { lesson, comment }, student.token)
  await answerTo(request, await officeToken(request), comment, 'Felvesszük a listára.')
  await openAs(page, student.token, `/lessons/${lesson}`)
  await page.getByText('Javaslat a tananyaghoz').click()
  await expect(page.getByText(comment)).toBeVisible()
  await expect(page.getByText('Felvesszük a listára.')).toBeVisible()
  await expect(page.getByText(/^A programiroda válasza, /)).toBeVisible()
})
