import { randomInt } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { hands } from '#testing/journeys/steps/hand.ts'
import { openAs, tokenOf } from '#testing/journeys/steps/people.ts'

const offered = async (page: Page) => {
  await page.goto('/app/auth/register')
  const field = page.getByLabel('Egyetem')
  await expect(field).toBeVisible()
  return field.locator('option').allTextContents()
}

for (const [handName, handOf] of hands)
  test(`a university is added, retired and brought back, and newcomers are offered what stands, ${handName}`, async ({
    page,
    request,
    browser,
  }) => {
    const hand = handOf(page)
    const guest = await browser.newPage()
    const short = Array.from({ length: 8 }, () => 'abcdefghij'[randomInt(10)]).join('')
    const name = `Próba Egyetem ${short}`
    await openAs(page, await tokenOf(request, 'office@rajt.example'), '/settings?tab=universities')
    await hand.press(page.getByRole('button', { name: 'Új egyetem', exact: true }))
    const dialog = page.getByRole('dialog')
    await hand.write(dialog.getByLabel('Név', { exact: true }), name)
    await hand.write(dialog.getByLabel('Rövid név'), 'szte')
    await hand.press(dialog.getByRole('button', { name: 'Felvétel' }))
    await expect(dialog.getByText('Ez már foglalt')).toBeVisible()
    await hand.write(dialog.getByLabel('Rövid név'), short.toUpperCase())
    await hand.press(dialog.getByRole('button', { name: 'Felvétel' }))
    await expect(dialog).toBeHidden()
    expect(await offered(guest)).toContain(name)

    await hand.press(page.getByRole('button', { name: `Archiválás: ${name}` }))
    await hand.press(dialog.getByRole('button', { name: 'Archiválás' }))
    await expect(page.getByRole('listitem').filter({ hasText: name }).getByText('Archivált')).toBeVisible()
    expect(await offered(guest)).not.toContain(name)

    await hand.press(page.getByRole('button', { name: `Visszaállítás: ${name}` }))
    await hand.press(dialog.getByRole('button', { name: 'Visszaállítás' }))
    await expect(page.getByRole('button', { name: `Archiválás: ${name}` })).toBeVisible()
    expect(await offered(guest)).toContain(name)
    await guest.close()
  })
