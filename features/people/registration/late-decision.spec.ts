import { expect, test } from '@playwright/test'
import {
  newStudent,
  openAs,
  post,
  registeredStudent,
  tokenOf,
  verified,
} from '#testing/journeys/steps/people.ts'

test('whoever decides too late keeps their words and reads who decided what', async ({ page, request }) => {
  const student = await verified(request, await registeredStudent(request, newStudent()))
  await openAs(page, await tokenOf(request, 'university@rajt.example'), '/registration-confirmation')
  await page.getByRole('searchbox').fill(student.email)
  await expect(page.getByText(/^1 találat/)).toBeVisible()
  await page.getByRole('button', { name: /^Elutasítás/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Elutasítod/ })
  await dialog.getByRole('textbox').fill('A Neptun-kódod nem található.')

  const office = await tokenOf(request, 'office@rajt.example')
  const found = { search: student.email }
  const { data } = await post(request, '/registration-confirmations/all/office', found, office)
  await post(request, `/registration-confirmations/accept/${data[0]._id}`, {}, office)

  await dialog.getByRole('button', { name: /^Elutasítás/ }).click()
  await expect(dialog.getByRole('alert')).toContainText('Őrsi Tünde: Elfogadott')
  await expect(dialog.getByRole('alert')).toContainText(/Király Nóra, .*\d/)
  await expect(dialog.getByRole('textbox')).toHaveValue('A Neptun-kódod nem található.')
  await expect(dialog.getByRole('button', { name: /^Elutasítás/ })).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Bezárás' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^0 találat|^Nincs találat/)).toBeVisible()
  await expect(page.locator('main :focus')).toHaveCount(1)
})
