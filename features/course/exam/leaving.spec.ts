import { expect, type Page, test } from '@playwright/test'
import { answerOne, courseOf, startExam } from '#testing/journeys/steps/course.ts'
import { mouse } from '#testing/journeys/steps/hand.ts'
import { acceptedStudent, openAs } from '#testing/journeys/steps/people.ts'

const leaving = (page: Page) => page.getByRole('dialog', { name: 'Kilépsz a vizsgából?' })
const question = (page: Page, position: number) =>
  page.getByRole('heading', { name: new RegExp(`^${position}\\. kérdés`) })

test('an exam that was left is found again by the bar, at the question where it was left @long', async ({
  page,
  request,
}) => {
  const student = await acceptedStudent(request)
  const module = (await courseOf(request, student.token)).modules[0]?.id
  await openAs(page, student.token, `/tests/${module}`)
  await page.getByRole('button', { name: 'Vizsga indítása' }).click()
  await answerOne(page, mouse())
  await page.getByRole('link', { name: 'Rajt', exact: true }).click()
  await leaving(page).getByRole('button', { name: 'Maradok' }).click()
  await expect(question(page, 1)).toBeVisible()
  await page.getByRole('link', { name: 'Rajt', exact: true }).click()
  await leaving(page).getByRole('button', { name: 'Kilépek' }).click()

  // At home the next step leads back; everywhere else the bar does.
  await expect(page.getByRole('heading', { level: 1, name: 'Tart a vizsgád' })).toBeVisible()
  await expect(page.getByRole('timer', { name: 'Hátralévő idő' })).toHaveText(/\d+\s?perc$/)
  await expect(page.getByRole('region', { name: /^Fut a vizsgád: 1\. modul/ })).toBeVisible()
  await page.getByRole('link', { name: 'Beállítások' }).first().click()
  await expect(page).toHaveURL(/settings/)
  const bar = page.getByRole('complementary', { name: 'Futó vizsga' })
  await expect(bar).toContainText('Fut a vizsgád: 1. modul')
  await bar.getByRole('link', { name: 'Vizsga folytatása' }).click()
  await page.getByRole('button', { name: 'Vizsga folytatása' }).click()
  await expect(question(page, 2)).toBeVisible()
  await expect(bar).toHaveCount(0)
})

test('on a phone the way back to a running exam stands above the bar of the menu', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const student = await acceptedStudent(request)
  const module = (await courseOf(request, student.token)).modules[0]?.id ?? ''
  await startExam(request, student.token, module)
  await openAs(page, student.token, '/modules')
  const bar = page.getByRole('complementary', { name: 'Futó vizsga' })
  await expect(page.getByRole('link', { name: 'Vizsga folytatása' })).toHaveCount(1)
  await expect(bar).toHaveCount(0)
  await page.goto('/app/news')
  const below = page.getByRole('navigation', { name: 'Gyorsmenü' })
  await expect(bar).toBeVisible()
  const [upper, lower] = [await bar.boundingBox(), await below.boundingBox()]
  expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeLessThanOrEqual(lower?.y ?? 0)
  await bar.getByRole('link', { name: 'Vizsga folytatása' }).click()
  await page.getByRole('button', { name: 'Vizsga folytatása' }).click()
  // The introduction has a link of the same name.
  await expect(question(page, 1)).toBeVisible()
  // The page's own header is away meanwhile, and not the head of what asks.
  await page.getByRole('link', { name: 'Kilépés', exact: true }).click()
  await expect(leaving(page).getByRole('heading')).toBeVisible()
  await leaving(page).getByRole('button', { name: 'Bezárás' }).click()
  await expect(question(page, 1)).toBeVisible()
})

test('the browser’s back asks before it leaves an exam', async ({ page, request }) => {
  const student = await acceptedStudent(request)
  const module = (await courseOf(request, student.token)).modules[0]?.id
  await openAs(page, student.token, '/modules')
  await page.locator(`main a[href="/app/tests/${module}"]`).first().click()
  await page.getByRole('button', { name: 'Vizsga indítása' }).click()
  await expect(question(page, 1)).toBeVisible()
  const exam = page.url()

  // Past the introduction, which stands under the same exam.
  const goBack = () => page.evaluate(() => history.go(-2))
  await goBack()
  await leaving(page).getByRole('button', { name: 'Maradok' }).click()
  await expect(leaving(page)).toBeHidden()
  expect(page.url()).toBe(exam)
  await expect(question(page, 1)).toBeVisible()
  await goBack()
  await leaving(page).getByRole('button', { name: 'Kilépek' }).click()
  await expect(page).toHaveURL(/\/modules$/)
})
