import { expect, test } from '@playwright/test'
import { hands, mouse } from '#testing/journeys/steps/hand.ts'
import { acceptedStudent, openAs, tokenOf } from '#testing/journeys/steps/people.ts'
import { MORE, pressInMenu } from '#testing/journeys/steps/row-menu.ts'
import { signIn } from '#testing/journeys/steps/sign-in.ts'
import { newStaff } from '#testing/journeys/steps/staff.ts'

for (const [name, handOf] of hands)
  test(`a student signs another device out, ${name}`, async ({ page, request, browser }) => {
    const hand = handOf(page)
    const student = await acceptedStudent(request)
    const phone = await browser.newPage()
    await phone.goto('/app/')
    await signIn(phone, mouse(), student)
    await expect(phone.getByText('A következő lépésed')).toBeVisible()

    await openAs(page, student.token, '/settings')
    await hand.press(page.getByRole('link', { name: 'Biztonság' }))
    const rows = page.locator('[data-part]').getByRole('listitem')
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText('Ez az eszköz')
    await expect(rows.last()).toContainText(/^Chrome · Linux/)
    await hand.press(rows.last().getByRole('button', { name: /^Kijelentkeztetés: Chrome · Linux/ }))
    await expect(rows).toHaveCount(1)
    await expect(page.getByRole('heading', { name: 'Bejelentkezések' })).toBeFocused()

    await phone.reload()
    await expect(phone.getByRole('heading', { name: 'Bejelentkezés' })).toBeVisible()
    await phone.close()
  })

test('all other devices are signed out at once @long', async ({ page, request }) => {
  const student = await acceptedStudent(request)
  const others = [
    await tokenOf(request, student.email, student.password),
    await tokenOf(request, student.email, student.password),
  ]
  await openAs(page, student.token, '/settings?tab=security')
  await page.getByRole('button', { name: 'A többi kijelentkeztetése' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Kijelentkeztetés' }).click()
  await expect(page.getByText('2 eszközön kijelentkeztettünk')).toBeVisible()
  await expect(page.locator('[data-part]').getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Bejelentkezések' })).toBeFocused()
  for (const token of others) {
    const headers = { authorization: `Bearer ${token}` }
    expect((await request.get('/api/auth/user', { headers })).status()).toBe(401)
  }
})

test('the office signs a student out everywhere from the list of registrations @long', async ({
  page,
  request,
}) => {
  const { email, token } = await acceptedStudent(request)
  const path = `/registration-confirmation?status=${encodeURIComponent('["ACCEPTED"]')}&search=${email}`
  await openAs(page, await tokenOf(request, 'office@rajt.example'), path)
  const row = page.getByRole('row').filter({ hasText: email })
  await pressInMenu(mouse(), row, /^Biztonság: /)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('1 eszközön van bejelentkezve.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Kijelentkeztetés' }).click()
  await expect(page.getByText(/^Mindenhol kijelentkeztettük/)).toBeVisible()
  await expect(row.getByRole('button', { name: MORE })).toBeFocused()
  const headers = { authorization: `Bearer ${token}` }
  expect((await request.get('/api/auth/user', { headers })).status()).toBe(401)
})

test('the office signs somebody out everywhere @long', async ({ page, request }) => {
  const { email, token } = await newStaff(request, 'UNIVERSITY')
  await openAs(page, await tokenOf(request, 'office@rajt.example'), '/settings?tab=people')
  const row = page.getByRole('row').filter({ hasText: email })
  await pressInMenu(mouse(), row, /^Biztonság: /)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('1 eszközön van bejelentkezve.')).toBeVisible()
  await expect(dialog.getByRole('radio')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Kijelentkeztetés' }).click()
  await expect(page.getByText(/^Mindenhol kijelentkeztettük/)).toBeVisible()
  const headers = { authorization: `Bearer ${token}` }
  expect((await request.get('/api/auth/user', { headers })).status()).toBe(401)
})
