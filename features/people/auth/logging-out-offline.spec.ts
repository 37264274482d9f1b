import { expect, test } from '@playwright/test'
import { mouse } from '#testing/journeys/steps/hand.ts'
import { acceptedStudent } from '#testing/journeys/steps/people.ts'
import { signIn } from '#testing/journeys/steps/sign-in.ts'

test('logging out without a network shows nobody, and ends the session when the network is back', async ({
  page,
  context,
  request,
}) => {
  const student = await acceptedStudent(request)
  await page.goto('/app/')
  await signIn(page, mouse(), student)
  await expect(page.getByText(`Szia, ${student.firstname}!`)).toBeVisible()
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('rajt.token') ?? 'null'))
  const stillIn = async () =>
    (await request.get('/api/auth/user', { headers: { authorization: `Bearer ${token}` } })).ok()

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Kijelentkezés' }).click()
  await expect(page.getByRole('heading', { name: 'Kijelentkeztél' })).toBeVisible()
  await expect(page.getByText(student.firstname)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('rajt.token'))).toBeNull()
  expect(await stillIn()).toBe(true)

  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Bejelentkezés' })).toBeVisible()
  expect(await stillIn()).toBe(false)
  expect(await page.evaluate(() => localStorage.getItem('rajt.ending'))).toBeNull()
})

test('a session that could not be ended is ended at the next start @long', async ({ page, request }) => {
  const { token } = await acceptedStudent(request)
  await page.goto('/app/auth/login')
  await page.evaluate((ending) => localStorage.setItem('rajt.ending', JSON.stringify([ending])), token)
  await page.reload()
  await expect
    .poll(async () =>
      (await request.get('/api/auth/user', { headers: { authorization: `Bearer ${token}` } })).status(),
    )
    .toBe(401)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rajt.ending'))).toBeNull()
})
