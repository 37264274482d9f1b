import { expect, test } from '@playwright/test'
import { keyboard } from '#testing/journeys/steps/hand.ts'
import { acceptedStudent, openAs, tokenOf } from '#testing/journeys/steps/people.ts'

test('the office finds a student, corrects their Neptun code and disables the account', async ({
  page,
  request,
}) => {
  const student = await acceptedStudent(request)
  await openAs(page, await tokenOf(request, 'office@rajt.example'), '/')
  await page.getByRole('link', { name: 'Hallgatók' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hallgatók' })).toBeVisible()
  await page.getByRole('searchbox').fill(student.email)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Letöltés Excelben' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^hallgatók .*\.xlsx$/)
  await page.getByRole('link', { name: /^Megnyitás: Őrsi Tünde/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Őrsi Tünde' })).toBeVisible()
  await expect(page.getByText('Még nincs megajánlott jegye', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Adatok javítása' }).click()
  const dialog = page.getByRole('dialog')
  const neptun = `${student.neptun.startsWith('Z') ? 'Y' : 'Z'}${student.neptun.slice(1)}`
  await dialog.getByLabel('Neptun-kód').fill(neptun)
  await dialog.getByRole('button', { name: 'Mentés', exact: true }).click()
  await expect(dialog.getByText('Kötelező mező')).toBeVisible()
  await dialog.getByLabel('Indoklás').fill('Elírta a kódját.')
  await dialog.getByRole('button', { name: 'Mentés', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(neptun, { exact: true })).toBeVisible()
  await page.getByText(/^Napló: \d+ bejegyzés/).click()
  await expect(page.getByText('Javították az adatait')).toBeVisible()

  await page.getByRole('button', { name: 'Letiltás' }).click()
  await dialog.getByLabel('Indoklás').fill('Kilépett a programból.')
  await dialog.getByRole('button', { name: 'Letiltás' }).click()
  await expect(page.getByText(/le van tiltva: a hallgató nem tud bejelentkezni/)).toBeVisible()
  const headers = { authorization: `Bearer ${student.token}` }
  expect((await request.get('/api/auth/user', { headers })).status()).toBe(401)
})

test('the office grants another attempt, by keyboard alone', async ({ page, request }) => {
  const hand = keyboard(page)
  const student = await acceptedStudent(request)
  await openAs(page, await tokenOf(request, 'office@rajt.example'), '/students')
  await hand.write(page.getByRole('searchbox'), student.email)
  const open = page.getByRole('link', { name: /^Megnyitás: Őrsi Tünde/ })
  await expect(open).toHaveCount(1)
  await hand.press(open)
  await hand.press(page.getByRole('button', { name: /^Plusz próbálkozás vagy idő: 1\./ }))
  const dialog = page.getByRole('dialog')
  await hand.write(dialog.getByLabel('Plusz próbálkozások száma'), '1')
  await hand.write(dialog.getByLabel('Indoklás'), 'Áramszünet volt.')
  await hand.press(dialog.getByRole('button', { name: 'Mentés', exact: true }))
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Plusz: 1 próbálkozás, 0 perc')).toBeVisible()
  await hand.press(page.locator('summary').filter({ hasText: /^Napló: \d+ bejegyzés/ }))
  await expect(page.getByText('Áramszünet volt.')).toBeVisible()
})

test('a coordinator disables nobody and grants nothing @long', async ({ page, request }) => {
  const own = await acceptedStudent(request)
  await openAs(page, await tokenOf(request, 'university@rajt.example'), `/students?search=${own.email}`)
  await page.getByRole('link', { name: /^Megnyitás: Őrsi Tünde/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Őrsi Tünde' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Adatok javítása' })).toBeVisible()
  for (const name of ['Letiltás', /^Plusz próbálkozás/])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
})
