import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { type Hand, hands } from '#testing/journeys/steps/hand.ts'
import { onOwnServer } from '#testing/journeys/steps/own-server.ts'
import { acceptedStudent, openAs, post, tokenOf } from '#testing/journeys/steps/people.ts'
import { described } from '#testing/journeys/steps/projects.ts'

const test = onOwnServer('semester-2')
// One after another on one server: a second one costs half a minute.
test.describe.configure({ mode: 'default' })

async function ownedProject(request: APIRequestContext, token: string, name: string) {
  const { project } = await post(request, '/manage-project/create', described(name), token)
  await post(request, '/manage-project/publish', { ...described(name), revision: project.revision }, token)
}
const suggestions = (page: Page) => page.getByRole('region', { name: 'Neked ajánljuk' })
const cards = (page: Page) => suggestions(page).getByRole('list').first().locator(':scope > li')

for (const [how, handOf] of hands) {
  test(`an owner reads why a student suits the team, and invites them, ${how}`, async ({ page, request }) => {
    const hand = handOf(page)
    const { token } = await acceptedStudent(request)
    await ownedProject(request, token, `Ajánlás ${how}`)
    await openAs(page, token, '/my-project/team/member-finder/list')
    await expect(cards(page)).toHaveCount(3)
    const first = cards(page).first()
    await expect(
      first.getByRole('list', { name: 'Miért ajánljuk' }).getByRole('listitem').first(),
    ).toBeVisible()
    await hand.press(suggestions(page).getByRole('button', { name: 'Az összes (5)' }))
    await expect(cards(page)).toHaveCount(5)
    const name = await invite(page, hand)

    // Whoever is invited is suggested no more, somebody else is.
    await hand.press(page.getByRole('main').getByRole('link', { name: 'Csapattagkereső' }))
    await expect(cards(page)).toHaveCount(3)
    await hand.press(suggestions(page).getByRole('button', { name: 'Az összes (5)' }))
    await expect(cards(page)).toHaveCount(5)
    await expect(suggestions(page).getByRole('link', { name, exact: true })).toHaveCount(0)
  })

  test(`a student turns suggestions off and on again, ${how} @long`, async ({ page, request }) => {
    const hand = handOf(page)
    const { token } = await acceptedStudent(request)
    await openAs(page, token, '/project/find-projects')
    await expect(cards(page).first()).toBeVisible()
    await hand.press(suggestions(page).getByRole('button', { name: /^Az összes/ }))
    await hand.press(suggestions(page).getByRole('button', { name: 'Kikapcsolom' }))
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/téged sem ajánlunk másoknak/)).toBeVisible()
    await hand.press(dialog.getByRole('button', { name: 'Kikapcsolom' }))
    await expect(suggestions(page).getByText('Az ajánlások ki vannak kapcsolva.')).toBeVisible()
    await expect(suggestions(page).getByRole('list')).toHaveCount(0)

    await page.goto('/app/settings?tab=introduction')
    const box = page.getByRole('switch', { name: 'Kapok ajánlásokat, és engem is ajánlhattok' })
    await expect(box).not.toBeChecked()
    await hand.press(box)
    await expect(page.getByText('Bekapcsoltuk az ajánlásokat')).toBeVisible()
    await expect(box).toBeChecked()
    await page.goto('/app/project/find-projects')
    await expect(cards(page).first()).toBeVisible()
  })
}

/** The fourth who is suggested; answers what their link is called. */
async function invite(page: Page, hand: Hand): Promise<string> {
  const link = cards(page)
    .nth(3)
    .getByRole('link', { name: /^Bemutatkozás: / })
  const name = (await link.getAttribute('aria-label')) ?? ''
  await hand.press(link)
  await hand.press(page.getByRole('button', { name: 'Meghívás a csapatba' }))
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Meghívás a csapatba' }))
  await expect(page.getByText('Már meghívtad, a válaszára vársz.')).toBeVisible()
  return name
}

test('an owner applies to a suggested mentor, who is suggested no more @long', async ({ page, request }) => {
  const { token } = await acceptedStudent(request)
  await ownedProject(request, token, 'Mentorra vár')
  await openAs(page, token, '/mentors/find-mentors')
  const first = cards(page).first()
  const ask = first.getByRole('button', { name: /^Felkérem mentornak: / })
  const name = (await ask.getAttribute('aria-label')) ?? ''
  await ask.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Az árazásban kérnénk segítséget.')
  await dialog.getByRole('button', { name: 'Felkérés elküldése' }).click()
  await expect(suggestions(page).getByRole('button', { name, exact: true })).toHaveCount(0)
  await expect(cards(page)).toHaveCount(3)
})

test('a mentor turns off being suggested @long', async ({ page, request }) => {
  await openAs(page, await tokenOf(request, 'mentor@rajt.example'), '/settings?tab=mentor')
  const box = page.getByRole('switch', { name: 'Engem is ajánlhattok' })
  await box.click()
  await expect(page.getByText('Kikapcsoltuk az ajánlásokat')).toBeVisible()
  await page.reload()
  await expect(box).not.toBeChecked()
})
