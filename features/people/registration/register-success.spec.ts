import { expect, test } from '@playwright/test'
import { newStudent } from '#testing/journeys/steps/people.ts'
import { fillRegistration } from '#testing/journeys/steps/register.ts'

test('after registering the page names the address, and a mistyped one is put right in the form as typed', async ({
  page,
}) => {
  const student = newStudent()
  await page.goto('/app/auth/register')
  await fillRegistration(page, student)
  await expect(page.getByRole('heading', { name: /nézd meg a postaládádat/ })).toBeVisible()
  await expect(page.getByText(student.email)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Kérek egy új levelet' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Elírtam a címet' }).click()
  for (const name of ['surname', 'firstname', 'neptun', 'username', 'email'] as const)
    await expect(page.locator(`input[name=${name}]`)).toHaveValue(student[name])
  await expect(page.locator('select[name=university]')).toHaveValue(student.university)
  await expect(page.locator('input[name=acceptPrivacyPolicy]')).toBeChecked()
  await expect(page.locator('input[name=password]')).toHaveValue('')
  expect(await page.evaluate('JSON.stringify(sessionStorage)')).not.toContain(student.password)
})

test('going back by the browser shows the form as it was typed @long', async ({ page }) => {
  const student = newStudent()
  await page.goto('/app/auth/register')
  await fillRegistration(page, student)
  await expect(page.getByText(student.email)).toBeVisible()
  await page.goBack()
  await expect(page.locator('input[name=neptun]')).toHaveValue(student.neptun)
  await expect(page.locator('input[name=password]')).toHaveValue('')
})

test('a minute after registering the mail can be asked for again @long', async ({ page }) => {
  await page.clock.install()
  await page.goto('/app/auth/register')
  await fillRegistration(page, newStudent())
  await expect(page.getByText(/Új levelet \d+\smásodperc múlva/)).toBeVisible()
  await page.clock.runFor(61_000)
  await page.getByRole('button', { name: 'Kérek egy új levelet' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'úton van az új levél' })).toBeVisible()
  await expect(page.getByText(/Új levelet \d+\smásodperc múlva/)).toBeVisible()
})

test('a mailbox that is read in a browser is one press away @long', async ({ page }) => {
  const student = newStudent()
  await page.goto('/app/auth/register')
  await fillRegistration(page, { ...student, email: student.email.replace(/@.*/, '@gmail.com') })
  await expect(page.getByRole('link', { name: 'Megnyitom: Gmail' })).toHaveAttribute(
    'href',
    'https://mail.google.com/',
  )
})
