import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { hands } from '#testing/journeys/steps/hand.ts'
import { inDays, momentField, typeMoment } from '#testing/journeys/steps/moment.ts'
import { acceptedStudent, openAs, tokenOf } from '#testing/journeys/steps/people.ts'

for (const [name, handOf] of hands)
  test(`the office announces an event, and a student takes it into a calendar, ${name}`, async ({
    page,
    request,
    browser,
  }) => {
    const hand = handOf(page)
    const title = `Pitchreggeli ${name}`
    await openAs(page, await tokenOf(request, 'office@rajt.example'), '/startup-lab-events')
    await hand.press(page.getByRole('button', { name: 'Új esemény' }))
    const dialog = page.getByRole('dialog', { name: 'Új esemény' })
    for (const way of ['Bezárás', 'Mégse', 'Közzététel'])
      await expect(dialog.getByRole('button', { name: way })).toBeInViewport({ ratio: 1 })
    await hand.write(dialog.getByLabel('Cím', { exact: true }), title)
    await hand.write(dialog.getByLabel('Alcím'), 'Kávéval')
    await hand.write(dialog.getByLabel('Leírás'), 'Gyertek **sokan**!')
    await typeMoment(momentField(dialog, 'Kezdete'), inDays(3, '09:00'))
    await typeMoment(momentField(dialog, 'Vége'), inDays(2, '11:00'))
    await hand.write(dialog.getByLabel('Kapcsolattartó e-mail-címe'), 'reggeli@startup-lab.example')
    await hand.press(dialog.getByRole('button', { name: 'Közzététel' }))
    await expect(dialog.getByText('Legalább egyet, legfeljebb ötöt jelölj meg!')).toBeVisible()
    await hand.press(dialog.getByRole('checkbox', { name: 'Pitch', exact: true }))
    await hand.press(dialog.getByRole('button', { name: 'Közzététel' }))
    await expect(dialog.getByText('Az esemény nem érhet véget a kezdete előtt')).toBeVisible()
    await typeMoment(momentField(dialog, 'Vége'), inDays(3, '11:00'))
    await hand.press(dialog.getByRole('button', { name: 'Közzététel' }))
    await expect(page.getByText('Közzétettük az eseményt')).toBeVisible()

    const own = await browser.newPage()
    const { token } = await acceptedStudent(request)
    await openAs(own, token)
    await expect(own.getByRole('region', { name: 'Legközelebb' }).getByRole('link').first()).toBeVisible()
    await handOf(own).press(
      own.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: 'Események' }),
    )
    await expect(own.getByRole('heading', { level: 1, name: 'Események' })).toBeVisible()
    // Its day is whole to whoever hears it, as on a leaf to whoever sees it.
    const row = own.getByRole('row').filter({ hasText: title })
    await expect(row.locator('time')).toContainText(/^20\d\d\. \p{L}+ \d+\., \p{L}+/u)
    await expect(row).toContainText('9:00–11:00')
    await handOf(own).press(own.getByRole('link', { name: title }))
    await expect(own.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const when = own.getByRole('region', { name: 'Mikor' })
    await expect(when.locator('time')).toContainText(/^20\d\d\. \p{L}+ \d+\., \p{L}+/u)
    await expect(when).toContainText('9:00–11:00')
    await expect(own.getByRole('article').locator('strong', { hasText: 'sokan' })).toBeVisible()
    const downloading = own.waitForEvent('download')
    await handOf(own).press(own.getByRole('button', { name: 'Hozzáadás a naptárhoz' }))
    const file = await readFile(await (await downloading).path(), 'utf8')
    expect(file).toContain(`SUMMARY:${title}`)
    await expect(own.getByRole('button', { name: 'Szerkesztés' })).toHaveCount(0)
    await own.close()

    await hand.press(page.getByRole('link', { name: title }))
    await hand.press(page.getByRole('button', { name: 'Szerkesztés' }))
    const editing = page.getByRole('dialog', { name: 'Az esemény szerkesztése' })
    await hand.write(editing.getByLabel('Alcím'), 'Teával')
    await hand.press(editing.getByRole('button', { name: 'Mentés' }))
    await expect(page.getByText('Teával')).toBeVisible()
    await hand.press(page.getByRole('button', { name: 'Törlés' }))
    const removing = page.getByRole('dialog', { name: 'Törlöd ezt az eseményt?' })
    await hand.press(removing.getByRole('button', { name: 'Törlés' }))
    await expect(page).toHaveURL(/startup-lab-events(\?|$)/)
    await expect(page.getByRole('link', { name: title })).toHaveCount(0)
  })

test('the office keeps the categories: a name once, and none taken away that an event has @long', async ({
  page,
  request,
}) => {
  await openAs(page, await tokenOf(request, 'office@rajt.example'), '/startup-lab-events')
  await page.getByRole('button', { name: 'Kategóriák' }).click()
  const dialog = page.getByRole('dialog', { name: 'Az események kategóriái' })
  const last = dialog.getByRole('listitem').last()
  await last.getByLabel('Magyarul').fill('Közösség')
  await last.getByLabel('Angolul').fill('Gathering')
  await last.getByRole('button', { name: 'Hozzáadás' }).click()
  await expect(last.getByText('Ez a szó már szerepel a listában')).toBeVisible()
  await last.getByLabel('Magyarul').fill('Összejövetel')
  await last.getByRole('button', { name: 'Hozzáadás' }).click()
  await expect(dialog.getByRole('button', { name: 'Törlés: Összejövetel' })).toBeVisible()
  const save = dialog.getByRole('button', { name: /^Mentés: / })
  await expect(save).toHaveCount(0)
  const added = dialog
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Törlés: Összejövetel' }) })
  await added.getByLabel('Angolul').fill('Get-together')
  await save.click()
  await expect(save).toHaveCount(0)
  await expect(added.getByLabel('Magyarul')).toBeFocused()
  await dialog.getByRole('button', { name: 'Törlés: Összejövetel' }).click()
  await expect(dialog.getByRole('button', { name: 'Törlés: Összejövetel' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Törlés: Pitch' }).click()
  await expect(page.getByText(/nem törölhető/)).toBeVisible()
})
