import { expect, test } from '@playwright/test'
import { accountOf, correctSurname } from '#testing/journeys/steps/accounts.ts'
import { hands, mouse } from '#testing/journeys/steps/hand.ts'
import { acceptedStudent, newStudent, openAs, tokenOf } from '#testing/journeys/steps/people.ts'
import { pressInMenu } from '#testing/journeys/steps/row-menu.ts'
import { signIn } from '#testing/journeys/steps/sign-in.ts'
import { newStaff } from '#testing/journeys/steps/staff.ts'

const office = 'office@rajt.example'
const tab = (search: string) => `/settings?tab=accounts&search=${search}`

for (const [name, handOf] of hands)
  test(`the office finds a mentor, corrects them and disables the account, ${name}`, async ({
    page,
    request,
    browser,
  }) => {
    const hand = handOf(page)
    const mentor = await newStaff(request, 'MENTOR')
    await openAs(page, await tokenOf(request, office), '/settings')
    await hand.press(page.getByRole('link', { name: 'Fiókok' }))
    await expect(page.getByRole('heading', { level: 2, name: 'Fiókok' })).toBeVisible()
    await hand.write(page.getByRole('searchbox'), mentor.email)
    const row = page.getByRole('row').filter({ hasText: mentor.email })
    await expect(row.getByText('Mentor', { exact: true })).toBeVisible()
    await pressInMenu(hand, row, /^Javítás:/)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Egyetem')).toHaveCount(0)
    const email = newStudent().email
    await hand.write(dialog.getByLabel('E-mail-cím'), email)
    await hand.write(dialog.getByLabel('Indoklás'), 'Elírta a címét.')
    await hand.press(dialog.getByRole('button', { name: 'Mentés', exact: true }))
    await expect(dialog).toBeHidden()

    await hand.write(page.getByRole('searchbox'), email)
    const corrected = page.getByRole('row').filter({ hasText: email })
    await pressInMenu(hand, corrected, /^Letiltás:/)
    await expect(dialog.getByText('A mentorprofilja rejtve marad')).toBeVisible()
    await hand.write(dialog.getByLabel('Indoklás'), 'Elment a programból.')
    await hand.press(dialog.getByRole('button', { name: 'Letiltás' }))
    await expect(corrected.getByText('Letiltva')).toBeVisible()
    await expect(page.locator('main :focus')).toHaveCount(1)
    const headers = { authorization: `Bearer ${mentor.token}` }
    expect((await request.get('/api/auth/user', { headers })).status()).toBe(401)

    await pressInMenu(hand, corrected, /^Engedélyezés:/)
    await hand.write(dialog.getByLabel('Indoklás'), 'Visszajött.')
    await hand.press(dialog.getByRole('button', { name: 'Engedélyezés' }))
    await expect(corrected.getByText('Aktív', { exact: true })).toBeVisible()
    const own = await browser.newPage()
    await own.goto('/app/auth/login')
    await signIn(own, mouse(), { ...mentor, email })
    await expect(own.getByRole('heading', { level: 1, name: 'Mutatkozz be a csapatoknak!' })).toBeVisible()
    await own.close()
  })

test('who corrects too late keeps what they typed, learns who was faster, and saves over it @long', async ({
  page,
  request,
}) => {
  const mentor = await newStaff(request, 'MENTOR')
  const token = await tokenOf(request, office)
  await openAs(page, token, tab(mentor.email))
  await pressInMenu(mouse(), page.getByRole('main'), /^Javítás:/)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Keresztnév').fill('Zsófia')
  await dialog.getByLabel('Indoklás').fill('Így írja a nevét.')
  await correctSurname(request, token, mentor.email, 'Gyorsabb')
  await dialog.getByRole('button', { name: 'Mentés', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText(/^Király Nóra .* közben módosította ezt a fiókot/)
  // A field that only the colleague has changed stays as the colleague left it.
  await expect(dialog.getByLabel('Vezetéknév')).toHaveValue('Gyorsabb')
  await expect(dialog.getByLabel('Keresztnév')).toHaveValue('Zsófia')
  await expect(dialog.getByLabel('Indoklás')).toHaveValue('Így írja a nevét.')
  await dialog.getByRole('button', { name: 'Mentés', exact: true }).click()
  await expect(dialog).toBeHidden()
  expect(await accountOf(request, token, mentor.email)).toMatchObject({
    surname: 'Gyorsabb',
    firstname: 'Zsófia',
  })
})

test('who disables too late learns who was faster @long', async ({ page, request }) => {
  const mentor = await newStaff(request, 'MENTOR')
  const token = await tokenOf(request, office)
  await openAs(page, token, tab(mentor.email))
  await pressInMenu(mouse(), page.getByRole('main'), /^Letiltás:/)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Indoklás').fill('Elment.')
  const { _id } = await accountOf(request, token, mentor.email)
  const headers = { authorization: `Bearer ${token}` }
  await request.post(`/api/people/${_id}/disable`, { data: { reason: 'Előbb.' }, headers })
  await dialog.getByRole('button', { name: 'Letiltás' }).click()
  await expect(dialog.getByRole('alert')).toContainText(/^Király Nóra .* már letiltotta ezt a fiókot/)
  await expect(dialog.getByLabel('Indoklás')).toHaveValue('Elment.')
  await dialog.getByRole('button', { name: 'Bezárás' }).click()
  await page.getByRole('button', { name: /^Több művelet:/ }).click()
  await expect(page.getByRole('button', { name: /^Engedélyezés:/ })).toBeVisible()
})

test('a student’s row leads to their page, and the own one offers nothing @long', async ({
  page,
  request,
}) => {
  const student = await acceptedStudent(request)
  await openAs(page, await tokenOf(request, office), tab(student.email))
  await expect(page.getByRole('button', { name: /^Több művelet:/ })).toHaveCount(0)
  await page.getByRole('link', { name: /^Megnyitás:/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Őrsi Tünde' })).toBeVisible()
  await page.goto(`/app${tab(office)}`)
  const own = page.getByRole('row').filter({ hasText: office })
  await expect(own).toBeVisible()
  await expect(own.getByRole('button')).toHaveCount(0)
})
