import { expect, test } from '@playwright/test'
import { answerOne, courseOf } from '../steps/course.ts'
import { mouse } from '../steps/hand.ts'
import { acceptedStudent, openAs } from '../steps/people.ts'

test('answers given without a connection arrive later, also over a reload and an ended session', async ({
  page,
  context,
  request,
}) => {
  const hand = mouse()
  const student = await acceptedStudent(request)
  const { modules } = await courseOf(request, student.token)
  await openAs(page, student.token, `/tests/${modules[0]?.id}`)
  await page.getByRole('button', { name: 'Vizsga indítása' }).click()
  await answerOne(page, hand)
  const attempt = new URL(page.url()).searchParams.get('attempt')
  const saved = async () => {
    const response = await request.get(`/api/exam/${attempt}`, {
      headers: { authorization: `Bearer ${await freshToken()}` },
    })
    const { questions } = await response.json()
    return questions.filter((one: { choice: number[] | null }) => one.choice).length
  }
  const freshToken = async () =>
    (
      await (
        await request.post('/api/auth/login', { data: { email: student.email, password: student.password } })
      ).json()
    ).token

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Tovább', exact: true }).click()
  await page.getByRole('main').locator('input, button[aria-label^="Lejjebb"]').first().click()
  await expect(page.getByText(/Még nincs elmentve/).first()).toBeVisible()
  expect(await saved()).toBe(1)
  await context.setOffline(false)
  await expect.poll(saved, { timeout: 20_000 }).toBe(2)

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Tovább', exact: true }).click()
  await page.getByRole('main').locator('input, button[aria-label^="Lejjebb"]').first().click()
  await expect(page.getByText(/Még nincs elmentve/).first()).toBeVisible()
  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${student.token}` } })
  await context.setOffline(false)
  await expect(page).toHaveURL(/auth\/login/, { timeout: 20_000 })
  await page.getByLabel('E-mail-cím').fill(student.email)
  await page.getByLabel('Jelszó', { exact: true }).fill(student.password)
  await page.getByRole('button', { name: 'Bejelentkezés' }).click()
  await expect(page.getByText('VIZSGA').first()).toBeVisible()
  await expect.poll(saved, { timeout: 20_000 }).toBe(3)
})
