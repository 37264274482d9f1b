import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { hands, mouse } from '#testing/journeys/steps/hand.ts'
import { openAs, tokenOf } from '#testing/journeys/steps/people.ts'
import { MORE, pressInMenu } from '#testing/journeys/steps/row-menu.ts'
import { setUp } from '#testing/journeys/steps/second-factor.ts'
import { signIn } from '#testing/journeys/steps/sign-in.ts'
import { codeOf, newStaff, newStaffWithApp } from '#testing/journeys/steps/staff.ts'

const home = (page: Page) => page.getByRole('heading', { level: 1, name: /vár rád|Kész vagy mára/ })

for (const [name, handOf] of hands)
  test(`a coordinator turns on two-step sign-in, and signs in with it, ${name}`, async ({
    page,
    request,
  }) => {
    const hand = handOf(page)
    const staff = await newStaff(request, 'UNIVERSITY')
    await openAs(page, staff.token, '/settings?tab=security')
    const key = await setUp(page, hand, staff)
    await expect(page.locator('main li code')).toHaveCount(10)
    await hand.press(page.getByRole('button', { name: 'Elmentettem őket' }))
    await expect(page.getByText('Még 10 tartalékkódod van.')).toBeVisible()

    await hand.press(page.getByRole('button', { name: 'Kijelentkezés' }))
    await signIn(page, hand, staff)
    await expect(page.getByRole('heading', { name: 'Még egy lépés' })).toBeVisible()
    const code = page.getByLabel('Az alkalmazás kódja')
    await expect(code).toBeFocused()
    await hand.write(code, '123')
    await hand.press(page.getByRole('button', { name: 'Bejelentkezés', exact: true }))
    await expect(page.getByText(/^Ez a kód nem jó/)).toBeVisible()
    await expect(code).toBeFocused()
    await hand.write(code, codeOf(key, 1))
    await hand.press(page.getByRole('button', { name: 'Bejelentkezés', exact: true }))
    await expect(home(page)).toBeVisible()
  })

test('recovery codes are downloaded, and one of them signs in without the phone @long', async ({
  page,
  request,
}) => {
  const staff = await newStaff(request, 'OFFICE')
  await openAs(page, staff.token, '/settings?tab=security')
  await setUp(page, mouse(), staff)
  const shown = await page.locator('main li code').allInnerTexts()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Letöltés szövegként' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('rajt-tartalekkodok.txt')
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n')
  expect(lines).toEqual([`Rajt – tartalékkódok: ${staff.email}`, '', ...shown, ''])
  await page.getByRole('button', { name: 'Elmentettem őket' }).click()
  await page.getByRole('button', { name: 'Kijelentkezés' }).click()

  await signIn(page, mouse(), staff)
  await page.getByRole('button', { name: /tartalékkódot írok be/ }).click()
  await page.getByLabel('Tartalékkód').fill(shown[4]?.toUpperCase() ?? '')
  await page.getByRole('button', { name: 'Bejelentkezés', exact: true }).click()
  await expect(home(page)).toBeVisible()
  await page.goto('/app/settings?tab=security')
  await expect(page.getByText('Még 9 tartalékkódod van.')).toBeVisible()
})

for (const [name, handOf] of hands)
  test(`the office resets a colleague’s two-step sign-in, ${name} @long`, async ({
    page,
    request,
    browser,
  }) => {
    const hand = handOf(page)
    const colleague = await newStaffWithApp(request)
    const theirs = await browser.newPage()
    await openAs(theirs, colleague.token, '/settings?tab=security')
    await expect(theirs.getByText('Még 10 tartalékkódod van.')).toBeVisible()

    await openAs(page, await tokenOf(request, 'office@rajt.example'), '/settings?tab=people')
    const row = page.getByRole('row').filter({ hasText: colleague.email })
    await pressInMenu(hand, row, /^Biztonság: /)
    const dialog = page.getByRole('dialog', { name: 'Segítség a bejelentkezésben' })
    await hand.press(dialog.getByRole('radio', { checked: true }))
    await page.keyboard.press('ArrowDown')
    await hand.press(dialog.getByRole('button', { name: 'Visszaállítás' }))
    await expect(dialog.getByText('Kötelező mező')).toBeVisible()
    await hand.write(dialog.getByLabel('Indoklás'), 'Elveszett a telefonja.')
    await hand.press(dialog.getByRole('button', { name: 'Visszaállítás' }))
    await expect(dialog).toBeHidden()
    await expect(row.getByRole('button', { name: MORE })).toBeFocused()

    await theirs.reload()
    await expect(theirs.getByRole('heading', { name: 'Bejelentkezés', exact: true })).toBeVisible()
    await signIn(theirs, mouse(), colleague)
    await expect(theirs.getByRole('heading', { level: 1, name: 'Beállítások' })).toBeVisible()
    await expect(theirs.getByRole('button', { name: 'Bekapcsolás' })).toBeVisible()
    await theirs.close()
  })

test('new recovery codes and turning it off ask for password and code @long', async ({ page, request }) => {
  const { token, password, key, recoveryCodes } = await newStaffWithApp(request)
  await openAs(page, token, '/settings?tab=security')
  await page.getByRole('button', { name: 'Új tartalékkódok' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Jelszó', { exact: true }).fill(password)
  await dialog.getByLabel(/^Az alkalmazás kódja/).fill('000000')
  await dialog.getByRole('button', { name: 'Új kódok készítése' }).click()
  await expect(dialog.getByText(/^Ez a kód nem jó/)).toBeVisible()
  await dialog.getByLabel(/^Az alkalmazás kódja/).fill(codeOf(key, 1))
  await dialog.getByRole('button', { name: 'Új kódok készítése' }).click()
  await expect(page.getByRole('heading', { name: 'A tartalékkódjaid' })).toBeVisible()
  const renewed = await page.locator('main li code').allInnerTexts()
  expect(renewed).toHaveLength(10)
  expect(recoveryCodes).not.toContain(renewed[0])
  await page.getByRole('button', { name: 'Elmentettem őket' }).click()

  await page.getByRole('button', { name: 'Kikapcsolás' }).click()
  await dialog.getByLabel('Jelszó', { exact: true }).fill(password)
  await dialog.getByLabel(/^Az alkalmazás kódja/).fill(renewed[0] ?? '')
  await dialog.getByRole('button', { name: 'Kikapcsolás' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Bekapcsolás' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Kétlépcsős bejelentkezés' })).toBeFocused()
})

test('who must set it up finds the Security tab alone, and everything else afterwards', async ({
  page,
  request,
}) => {
  const staff = await newStaff(request, 'UNIVERSITY')
  await openAs(page, staff.token, '/modules')
  await expect(page.getByRole('heading', { level: 1, name: 'Modulok' })).toBeVisible()
  // The real setting would shut out the people of other stories: only this answer says that it is on.
  await page.route('**/api/auth/user', async (route) => {
    const response = await route.fetch()
    const { user } = await response.json()
    await route.fulfill({ response, json: { user: { ...user, mustSetUpSecondFactor: true } } })
  })
  const refusal = { status: 403, json: { code: 'second-factor-required', message: 'Előbb kapcsold be!' } }
  await page.route('**/api/registration-confirmations/**', (route) => route.fulfill(refusal))
  await page.getByRole('link', { name: 'Regisztrációk jóváhagyása' }).click()
  await expect(page.getByText(/kötelező a kétlépcsős bejelentkezés/)).toBeVisible()
  await expect(page).toHaveURL(/\/settings/)
  await expect(page.getByRole('navigation', { name: 'Menü' }).getByRole('link')).toHaveText(['Beállítások'])
  await expect(page.getByRole('navigation', { name: 'A beállítások részei' }).getByRole('link')).toHaveText([
    'Biztonság',
  ])
  await setUp(page, mouse(), staff)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Elmentettem őket' }).click()
  await page.getByRole('link', { name: 'Regisztrációk jóváhagyása' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Regisztrációk jóváhagyása' })).toBeVisible()
})
