import { expect, type Locator, type Page, test } from '@playwright/test'
import { courseOf } from '#testing/journeys/steps/course.ts'
import { keyboard } from '#testing/journeys/steps/hand.ts'
import { openAs, tokenOf } from '#testing/journeys/steps/people.ts'
import { pressInMenu } from '#testing/journeys/steps/row-menu.ts'
import { newStaff } from '#testing/journeys/steps/staff.ts'

const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name })

/** The office gives a colleague another scope, by keyboard. */
async function give(page: Page, email: string, scope: string): Promise<void> {
  const hand = keyboard(page)
  await page.goto(`/app/settings?tab=accounts&search=${email}`)
  const row = page.getByRole('row').filter({ hasText: email })
  await pressInMenu(hand, row, /^Hozzáférés:/)
  const dialog = page.getByRole('dialog', { name: 'Mit tehet ezzel a fiókkal?' })
  await dialog.getByRole('radio', { name: scope }).focus()
  await page.keyboard.press('Space')
  await hand.press(dialog.getByRole('button', { name: 'Mentés' }))
  await expect(dialog).toBeHidden()
  await expect(row.getByText(scope, { exact: true })).toBeVisible()
}

test('a colleague is made an editor, who writes and sees nobody, and a reader, who changes nothing', async ({
  page,
  request,
  browser,
}) => {
  const office = await tokenOf(request, 'office@rajt.example')
  const zita = await newStaff(request, 'OFFICE')
  const { lessons } = await courseOf(request, office)
  const lesson = lessons[6]
  await openAs(page, office)
  await give(page, zita.email, 'Szerkesztő')
  const own = await browser.newPage()
  const hand = keyboard(own)

  await test.step('the editor begins at what is begun, and the settings say what is theirs', async () => {
    await openAs(own, zita.token)
    await expect(heading(own, 'A tananyag műhelye')).toBeVisible()
    const menu = own.getByRole('navigation', { name: 'Menü' })
    await expect(menu.getByRole('listitem')).toHaveText(['Kezdőlap', 'Modulok', 'Beállítások', 'Segítség'])
    await hand.press(menu.getByRole('link', { name: 'Beállítások' }))
    await expect(own.getByText(/A tananyagot és a vizsgakérdéseket írja/)).toBeVisible()
  })

  await test.step('writes a lesson and publishes it', async () => {
    await own.goto(`/app/lessons/${lesson?.id}`)
    await expect(heading(own, lesson?.title ?? '')).toBeVisible()
    await expect(own.getByRole('heading', { name: /Javaslat/ })).toHaveCount(0)
    await hand.press(own.getByRole('main').getByRole('link', { name: 'Szerkesztés' }))
    const title = own.getByRole('region', { name: 'Magyar' }).getByLabel('A lecke címe')
    await hand.write(title, 'Zita új címe')
    await expect(own.getByText('Mentve', { exact: true })).toBeVisible()
    await hand.press(own.getByRole('button', { name: 'Közzététel' }))
    const dialog = own.getByRole('dialog', { name: 'Közzéteszed ezt a vázlatot?' })
    await hand.write(dialog.getByLabel('Miért változik?'), 'Érthetőbb cím')
    await hand.press(dialog.getByRole('button', { name: 'Közzététel' }))
    await expect(own.getByText('Közzétettük')).toBeVisible()
  })

  await test.step('meets nothing on the pages of the course that the server refuses them', async () => {
    const refused: string[] = []
    own.on('response', (response) => {
      if (response.status() === 403) refused.push(response.url())
    })
    await own.goto('/app/modules/write')
    await expect(own.getByRole('link', { name: 'Médiatár' })).toBeVisible()
    await expect(own.getByRole('button', { name: 'Tananyag letöltése' })).toHaveCount(0)
    await expect(own.getByRole('link', { name: 'Tananyag feltöltése' })).toHaveCount(0)
    await hand.press(own.getByRole('button', { name: 'Minden modul kibontása' }))
    await hand.press(own.getByRole('link', { name: /kérdés$/ }).first())
    // The page before has such rows too, until this one is there.
    await expect(heading(own, 'A modul kérdései')).toBeVisible()
    const published = own
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasNotText: /Vázlat|Archivált|vázlattal/ })
    await hand.press(published.getByRole('link').first())
    await expect(heading(own, 'Kérdés szerkesztése')).toBeVisible()
    await expect(own.getByRole('heading', { name: 'Változatok' })).toBeVisible()
    await own.waitForLoadState('networkidle')
    await expect(own.getByRole('heading', { name: 'Ha a kérdés hibás volt' })).toHaveCount(0)
    expect(refused).toEqual([])
  })

  await test.step('pages about people say that they are not theirs', async () => {
    for (const path of ['/students', '/registration-confirmation', '/desk/audit', '/news']) {
      await own.goto(`/app${path}`)
      await expect(heading(own, 'Ez az oldal nem a te hozzáférésedhez tartozik')).toBeVisible()
    }
  })

  await give(page, zita.email, 'Olvasó')
  await test.step('a reader sees the lists and nothing to press', async () => {
    await own.goto('/app/settings?tab=accounts&search=office@rajt.example')
    const row = own.getByRole('row').filter({ hasText: 'office@rajt.example' })
    await expect(row).toBeVisible()
    await expect(row.getByRole('button')).toHaveCount(0)
    await own.goto('/app/registration-confirmation')
    await expect(own.getByRole('row').nth(1)).toBeVisible()
    await expect(own.getByRole('button', { name: /^(Elfogadás|Elutasítás):/ })).toHaveCount(0)
    await own.goto('/app/students')
    await expect(own.getByRole('row').nth(1)).toBeVisible()
    await expect(own.getByRole('button', { name: /Letöltés|Excel/ })).toHaveCount(0)
    await own.goto('/app/news')
    await expect(heading(own, 'Hírek')).toBeVisible()
    await expect(own.getByRole('button', { name: 'Új hír' })).toHaveCount(0)
  })

  await test.step('and what only changes is closed to them', async () => {
    await own.goto('/app/push-notification')
    await expect(own.getByText(/Olvasóként mindent megnézhetsz/)).toBeVisible()
    await own.goto(`/app/modules/write/${lesson?.id}`)
    await expect(own.getByText(/Olvasóként mindent megnézhetsz/)).toBeVisible()
    const headers = { authorization: `Bearer ${zita.token}` }
    const reply = await request.post('/api/semester/registration/close', { headers })
    expect(await reply.json()).toMatchObject({ code: 'full-access-needed', status: 403 })
  })
  await own.close()
})
