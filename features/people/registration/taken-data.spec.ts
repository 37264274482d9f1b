import { expect, test } from '@playwright/test'
import { linkMailedTo, newStudent, registeredStudent, verified } from '#testing/journeys/steps/people.ts'

test('a student whose username is taken chooses another on the page of the mailed link @long', async ({
  page,
  request,
}) => {
  const owner = await verified(request, await registeredStudent(request))
  const student = await registeredStudent(request, { ...newStudent(), username: owner.username })
  await page.goto(await linkMailedTo(request, student.email, /Erősítsd meg/))
  await page.getByLabel('Jelszó', { exact: true }).fill(student.password)
  await page.getByRole('button', { name: 'Megerősítem' }).click()
  const username = page.getByLabel('Másik felhasználónév')
  await expect(username).toBeFocused()
  await expect(username).toHaveAccessibleDescription(/Ez már foglalt.*3–30/)
  await username.fill(`${student.username}.masik`)
  await page.getByRole('button', { name: 'Megerősítem' }).click()
  await expect(page.getByRole('heading', { name: 'A regisztrációd jóváhagyásra vár' })).toBeVisible()
})

test('a taken Neptun code is told after the address is proven, with whom to write to @long', async ({
  page,
  request,
}) => {
  const owner = await verified(request, await registeredStudent(request))
  const student = await registeredStudent(request, { ...newStudent(), neptun: owner.neptun })
  await page.goto(await linkMailedTo(request, student.email, /Erősítsd meg/))
  await page.getByLabel('Jelszó', { exact: true }).fill(student.password)
  await page.getByRole('button', { name: 'Megerősítem' }).click()
  const alert = page.getByRole('alert').filter({ hasText: /Ezzel a Neptun-kóddal nem tudunk.*@/ })
  await expect(alert).toBeVisible()
})
