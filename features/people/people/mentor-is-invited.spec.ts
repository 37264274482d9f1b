import { expect, test } from '@playwright/test'
import { hands, mouse } from '#testing/journeys/steps/hand.ts'
import { invitedPerson, linkMailedTo, newStudent, openAs, tokenOf } from '#testing/journeys/steps/people.ts'
import { pressInMenu } from '#testing/journeys/steps/row-menu.ts'
import { signIn } from '#testing/journeys/steps/sign-in.ts'

for (const [name, handOf] of hands) {
  test(`the office invites a mentor, who sets up their account and signs in, ${name}`, async ({
    page,
    request,
    browser,
  }) => {
    const hand = handOf(page)
    const mentor = newStudent()
    await openAs(page, await tokenOf(request, 'office@rajt.example'), '/settings?tab=people')
    await hand.press(page.getByRole('button', { name: 'Új meghívás' }))
    const dialog = page.getByRole('dialog')
    await hand.choose(dialog.getByLabel('Szerepkör'), 'Mentor')
    await hand.write(dialog.getByLabel('Vezetéknév'), 'Győri')
    await hand.write(dialog.getByLabel('Keresztnév'), 'Fűzfa')
    await hand.write(dialog.getByLabel('E-mail-cím'), mentor.email)
    await hand.press(dialog.getByRole('button', { name: 'Meghívó küldése' }))
    await expect(dialog).toBeHidden()
    await expect(page.getByText(mentor.email)).toBeVisible()

    const own = await browser.newPage()
    const ownHand = handOf(own)
    await own.goto(await linkMailedTo(request, mentor.email, /Meghívó/))
    await expect(own.getByText('Győri Fűzfa, mentorként hívtunk meg.')).toBeVisible()
    await ownHand.write(own.getByLabel('Felhasználónév'), mentor.username)
    await ownHand.write(own.getByLabel('Jelszó', { exact: true }), mentor.password)
    await ownHand.press(own.getByRole('button', { name: 'Fiók létrehozása' }))
    await expect(own.getByRole('heading', { name: 'Bejelentkezés' })).toBeVisible()
    await signIn(own, ownHand, mentor)
    await expect(own.getByRole('heading', { level: 1, name: 'Mutatkozz be a csapatoknak!' })).toBeVisible()
    await own.close()
  })
}

for (const [name, handOf] of hands)
  test(`an invitation to a wrong address is withdrawn, and its link is dead, ${name} @long`, async ({
    page,
    request,
  }) => {
    const hand = handOf(page)
    const { email, link } = await invitedPerson(request, 'STUDENT')
    await openAs(page, await tokenOf(request, 'office@rajt.example'), '/settings?tab=people')
    const row = page.getByRole('row').filter({ hasText: email })
    await pressInMenu(hand, row, /^Visszavonás:/)
    const dialog = page.getByRole('dialog', { name: 'Visszavonod ezt a meghívást?' })
    await hand.press(dialog.getByRole('button', { name: 'Mégse' }))
    await expect(dialog).toBeHidden()
    await pressInMenu(hand, row, /^Visszavonás:/)
    await hand.press(dialog.getByRole('button', { name: 'Visszavonás' }))
    await expect(row.getByText('Visszavonva')).toBeVisible()
    await expect(row.getByRole('button')).toHaveCount(0)
    // The keyboard goes on in the list.
    await expect(page.locator('main :focus')).toHaveCount(1)

    await hand.press(page.getByRole('button', { name: 'Kijelentkezés' }))
    await expect(page.getByRole('heading', { name: 'Bejelentkezés' })).toBeVisible()
    await page.goto(`/app${link}`)
    // Like any expired one: whether a new one is mailed is not told here (decision A5).
    await expect(page.getByRole('heading', { name: 'Ez a meghívó már nem érvényes' })).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
  })

test('what one invited person typed is not there for the next one @long', async ({ page, request }) => {
  const [{ link: first }, { link: second }] = [
    await invitedPerson(request, 'MENTOR'),
    await invitedPerson(request, 'MENTOR'),
  ]
  const username = page.getByLabel('Felhasználónév')
  await page.goto(`/app${first}`)
  await username.fill('elso.mentor')
  await page.goto(`/app${second}`)
  await expect(username).toHaveValue('')
  await page.goto(`/app${first}`)
  await expect(username).toHaveValue('elso.mentor')
})

test('an invitation speaks its mail’s language, and a link that cannot be asked about may be asked again @long', async ({
  page,
  request,
}) => {
  const { link } = await invitedPerson(request, 'MENTOR', 'en')
  const failure = { status: 500, json: { code: 'internal', message: 'Váratlan hiba történt.' } }
  await page.route('**/api/auth/register/*', (route) => route.fulfill(failure))
  await page.goto(`/app${link}`)
  await expect(page.getByText('A hiba nálunk van')).toBeVisible()
  await page.unroute('**/api/auth/register/*')
  await page.getByRole('button', { name: 'Újra' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome to Rajt' })).toBeVisible()
})

test('an invited person with a known account chooses a password only, and signs in @long', async ({
  page,
  request,
}) => {
  const { username, password } = newStudent()
  const { email, link } = await invitedPerson(request, 'MENTOR', 'hu', { username })
  expect(link).toMatch(/^\/auth\/register\/setup-password\//)
  await page.goto(`/app${link}`)
  await expect(page.getByLabel('Felhasználónév')).toHaveCount(0)
  await page.getByLabel('Jelszó', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Fiók létrehozása' }).click()
  await expect(page.getByRole('heading', { name: 'Bejelentkezés' })).toBeVisible()
  await signIn(page, mouse(), { email, password })
  await expect(page.getByRole('heading', { level: 1, name: 'Mutatkozz be a csapatoknak!' })).toBeVisible()
})

test('an invited person’s other address counts once its own link was pressed', async ({ page, request }) => {
  const { username, password, email: wished } = newStudent()
  const { email, link } = await invitedPerson(request, 'MENTOR')
  await page.goto(`/app${link}`)
  await page.getByLabel('Felhasználónév').fill(username)
  await page.getByLabel('E-mail-cím').fill(wished)
  await page.getByLabel('Jelszó', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Fiók létrehozása' }).click()
  await expect(page.getByText(`amíg meg nem erősíted, ${email} címmel`)).toBeVisible()

  await page.goto(await linkMailedTo(request, wished, /új e-mail-címedet/))
  await expect(page.getByText('t•••@hallgatok.example')).toBeVisible()
  await page.getByLabel('Jelszó', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Új cím megerősítése' }).click()
  await expect(page.getByRole('heading', { name: 'Bejelentkezés' })).toBeVisible()
  await signIn(page, mouse(), { email: wished, password })
  await expect(page.getByRole('heading', { level: 1, name: 'Mutatkozz be a csapatoknak!' })).toBeVisible()
})
