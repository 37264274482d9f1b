import { expect, test } from '@playwright/test'
import { hands } from '#testing/journeys/steps/hand.ts'
import { openAs, tokenOf } from '#testing/journeys/steps/people.ts'
import { newStaff } from '#testing/journeys/steps/staff.ts'

for (const [name, handOf] of hands)
  test(`a mentor is asked to publish a profile, does so, is found, and hides again, ${name}`, async ({
    page,
    request,
    browser,
  }) => {
    const hand = handOf(page)
    const title = `Alapító, ${name}`
    const own = await newStaff(request, 'MENTOR')
    await openAs(page, own.token)
    await expect(page.getByText(/A Beállításokban teheted közzé/)).toBeVisible()
    await hand.press(page.getByRole('link', { name: 'Kitöltöm' }))
    await expect(page.getByText('A profilod nincs közzétéve.')).toBeVisible()
    await hand.press(page.getByRole('button', { name: 'Mentés és közzététel' }))
    await expect(page.getByLabel('Titulus, beosztás, szervezet')).toBeFocused()
    await hand.write(page.getByLabel('Titulus, beosztás, szervezet'), title)
    await hand.write(page.getByLabel('Szakmai bemutatkozás'), 'Tíz éve építek termékeket.')
    await hand.choose(page.getByLabel('Másik nyelv'), 'magyar')
    await hand.press(page.getByRole('button', { name: 'Mentés és közzététel' }))
    await expect(page.getByText('A két nyelv legyen különböző')).toBeVisible()
    await hand.choose(page.getByLabel('Másik nyelv'), 'angol')
    await hand.press(page.getByRole('button', { name: 'Csak mentés' }))
    await expect(page.getByText('Sikeresen elmentve!')).toBeVisible()

    const office = await browser.newPage()
    const search = `/mentors/find-mentors?search=${encodeURIComponent(`${own.surname} ${own.firstname}`)}`
    await openAs(office, await tokenOf(request, 'office@rajt.example'), search)
    await expect(office.getByRole('status').filter({ hasText: /találat/ })).toBeVisible()
    await expect(office.getByText(title)).toHaveCount(0)
    await hand.press(page.getByRole('button', { name: 'Mentés és közzététel' }))
    await expect(page.getByText('Sikeresen közzétéve!')).toBeVisible()
    await expect(page.getByText('A profilod közzé van téve.')).toBeVisible()
    await hand.press(page.getByRole('link', { name: 'Rajt', exact: true }))
    await expect(page.getByRole('heading', { level: 1, name: 'Készen állsz a csapatokra' })).toBeVisible()
    await hand.press(page.getByRole('link', { name: 'A profilom szerkesztése' }))
    await office.reload()
    const row = office.getByRole('row').filter({ hasText: title })
    await handOf(office).press(row.getByRole('button', { name: /^Bemutatkozás/ }))
    const dialog = office.getByRole('dialog')
    await expect(dialog.getByText('Tíz éve építek termékeket.')).toBeVisible()
    await expect(dialog.getByText('magyar, angol')).toBeVisible()
    await office.keyboard.press('Escape')

    await hand.press(page.getByRole('button', { name: 'Elrejtés' }))
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Elrejtés' }))
    await expect(page.getByText('A profilod nincs közzétéve.')).toBeVisible()
    await office.reload()
    await expect(office.getByRole('status').filter({ hasText: /találat/ })).toBeVisible()
    await expect(office.getByText(title)).toHaveCount(0)
    await office.close()
  })
