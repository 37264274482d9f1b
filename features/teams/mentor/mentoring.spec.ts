import { expect, type Page } from '@playwright/test'
import { keyboard, mouse } from '#testing/journeys/steps/hand.ts'
import { onOwnServer } from '#testing/journeys/steps/own-server.ts'
import { openAs, tokenOf } from '#testing/journeys/steps/people.ts'

const test = onOwnServer('semester-2')
// One server, and one team: each of them begins where the one before has ended.
test.describe.configure({ mode: 'serial' })

test('an owner follows a suggestion, revokes, and a mentor declines with a reason, with a mouse', async ({
  page,
  request,
  browser,
}) => {
  const hand = mouse()
  const find = '/mentors/find-mentors?search=Heged%C5%B1s+Korn%C3%A9l'
  const member = await openOther(browser, await tokenOf(request, 'member@rajt.example'), find)
  await hand.press(member.getByRole('button', { name: /^Javaslom a csapatomnak: Hegedűs Kornél/ }))
  await expect(member.getByText('Javasoltad a csapatod gazdájának')).toBeVisible()
  await expect(member.getByRole('button', { name: /^Visszavonás: / })).toBeVisible()
  await member.close()

  await openAs(page, await tokenOf(request, 'owner@rajt.example'))
  await expect(page.getByRole('heading', { name: 'Még nincs mentorotok' })).toBeVisible()
  await page.goto(`/app${find}`)
  await expect(page.getByText(/^Javasolja: /)).toBeVisible()
  // In the list: the same mentor may be suggested above it.
  await hand.press(page.getByRole('button', { name: /^Felkérem mentornak: Hegedűs Kornél/ }).last())
  await hand.press(page.getByRole('button', { name: 'Felkérés elküldése' }))
  await expect(page.getByLabel(/Miért éppen ezt a mentort/)).toBeFocused()
  await hand.write(page.getByLabel(/Miért éppen ezt a mentort/), 'Az első vevőinkről beszélnénk.')
  await hand.press(page.getByRole('button', { name: 'Felkérés elküldése' }))
  await expect(page.getByText('Elküldtük a felkérést')).toBeVisible()
  await expect(page.getByText('Felkérve, válaszra vár')).toBeVisible()

  await hand.press(page.getByRole('link', { name: 'Mentorfelkérések' }))
  await hand.press(page.getByRole('button', { name: 'Visszavonás: Balázs Bálint' }))
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Visszavonás' }))
  await expect(page.getByText('Visszavontad a felkérést')).toBeVisible()
  await expect(page.getByText('Visszavontad.')).toBeVisible()

  const mentor = await openOther(browser, await tokenOf(request, 'mentor@rajt.example'), '/')
  await expect(mentor.getByRole('heading', { level: 1, name: '3 csapat vár a válaszodra' })).toBeVisible()
  await hand.press(mentor.getByRole('link', { name: 'Válaszolok' }))
  await expect(mentor.getByText(/Még 2 projektet vállalhatsz el/)).toBeVisible()
  await hand.press(mentor.getByRole('button', { name: /^Visszautasítom: Szomszéd piac/ }))
  const dialog = mentor.getByRole('dialog')
  await hand.write(dialog.getByLabel('Miért?'), 'Ehhez nem értek.')
  await hand.press(dialog.getByRole('button', { name: 'Visszautasítom' }))
  await expect(mentor.getByText('Visszautasítottad: Szomszéd piac')).toBeVisible()
  await expect(mentor.getByRole('heading', { name: 'Szomszéd piac' })).toHaveCount(0)
  await mentor.close()
})

test('a mentor accepts for good, sees the team, and the team reaches the mentor, by keyboard alone', async ({
  page,
  request,
  browser,
}) => {
  const hand = keyboard(page)
  await openAs(page, await tokenOf(request, 'mentor@rajt.example'), '/project/mentor-interests')
  await expect(page.getByText('Felkértek, válaszolj!')).toBeVisible()
  await hand.press(page.getByRole('link', { name: 'A felkérésekhez' }))
  await hand.press(page.getByRole('button', { name: 'Elvállalom: Kölcsönpolc' }))
  await expect(page.getByRole('dialog').getByText(/Ez végleges/)).toBeVisible()
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Elvállalom' }))
  await expect(page.getByText('Elvállaltad: Kölcsönpolc')).toBeVisible()
  await expect(page.getByText(/Még 1 projektet vállalhatsz el/)).toBeVisible()
  await hand.press(page.getByRole('link', { name: 'Mentorált projektek' }))
  await expect(page.getByRole('heading', { name: 'Kölcsönpolc' })).toBeVisible()
  await expect(page.getByText(/ \/ 5 modul$/).first()).toBeVisible()

  const owner = await openOther(
    browser,
    await tokenOf(request, 'owner@rajt.example'),
    '/mentors/mentor-applications',
  )
  await expect(owner.getByText('Elvállalta', { exact: true })).toBeVisible()
  await expect(owner.getByRole('link', { name: 'mentor@rajt.example' })).toBeVisible()
  await keyboard(owner).press(owner.getByRole('link', { name: 'Érdeklődő mentorok' }))
  await expect(owner.getByText('Már van mentorotok').first()).toBeVisible()
  await owner.close()
})

test('the office gives a mentor places of their own, never fewer than are taken', async ({
  page,
  request,
}) => {
  const hand = mouse()
  const search = '/mentors/find-mentors?search=Heged%C5%B1s+Korn%C3%A9l'
  await openAs(page, await tokenOf(request, 'office@rajt.example'), search)
  await hand.press(page.getByRole('button', { name: 'Helyek: Hegedűs Kornél' }))
  const field = page.getByLabel('Helyek száma')
  await hand.write(field, '1')
  await hand.press(page.getByRole('button', { name: 'Mentés' }))
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await hand.write(field, '5')
  await hand.press(page.getByRole('button', { name: 'Mentés' }))
  await expect(page.getByText('Beállítottuk a helyek számát')).toBeVisible()
  await expect(page.getByText('3 szabad hely')).toBeVisible()
})

async function openOther(
  browser: { newPage(): Promise<Page> },
  token: string,
  path = '/project/project-applications',
): Promise<Page> {
  const page = await browser.newPage()
  await openAs(page, token, path)
  return page
}
