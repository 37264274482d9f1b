import { expect, test } from '@playwright/test'
import { hands } from '#testing/journeys/steps/hand.ts'
import { momentField, typeMoment } from '#testing/journeys/steps/moment.ts'
import { pdfFile } from '#testing/journeys/steps/one-pager.ts'
import { openAs, tokenOf } from '#testing/journeys/steps/people.ts'

for (const [name, handOf] of hands)
  test(`the office adds, edits and deletes a partner challenge, ${name}`, async ({ page, request }) => {
    const hand = handOf(page)
    const title = `Félig üres buszok ${name}`
    await openAs(page, await tokenOf(request, 'office@rajt.example'), '/corporate-problems')
    await hand.press(page.getByRole('button', { name: 'Új kihívás' }))
    const adding = page.getByRole('dialog', { name: 'Új kihívás' })
    await hand.write(adding.getByLabel('A cég neve'), 'Zöldbusz')
    await hand.write(adding.getByLabel('A kihívás címe'), title)
    await hand.write(adding.getByLabel('Rövid összefoglaló'), 'Estére kiürülnek.')
    await hand.write(adding.getByLabel('Leírás'), 'Mit vinnének **haza**?')
    await hand.write(adding.getByLabel('Hány hallgató választhatja?'), '2')
    await typeMoment(momentField(adding, 'Beadási határidő'), '2020-01-01T10:00')
    await adding.getByLabel('Dokumentum hozzáadása').setInputFiles(pdfFile('háttér.pdf'))
    await hand.press(adding.getByRole('button', { name: 'Közzététel' }))
    await expect(adding.getByText(/Jövőbeli időpont legyen/)).toBeVisible()
    const { onePagerDeadline } = await (
      await request.get('/api/semester', {
        headers: { authorization: `Bearer ${await tokenOf(request, 'office@rajt.example')}` },
      })
    ).json()
    const dayBefore = new Date(Date.parse(onePagerDeadline) - 86_400_000).toISOString().slice(0, 16)
    await typeMoment(momentField(adding, 'Beadási határidő'), dayBefore)
    await hand.press(adding.getByRole('button', { name: 'Közzététel' }))
    await expect(page.getByText('Feltöltöttük a kihívást')).toBeVisible()

    const card = page.getByRole('article', { name: title })
    await expect(card.getByText('2 helyből 2 szabad')).toBeVisible()
    await hand.press(card.getByRole('button', { name: `Részletek: ${title}` }))
    const details = page.getByRole('dialog', { name: title })
    await expect(details.locator('strong')).toHaveText('haza')
    const downloading = page.waitForEvent('download')
    await hand.press(details.getByRole('button', { name: /^háttér\.pdf/ }))
    expect((await downloading).suggestedFilename()).toBe('háttér.pdf')
    await hand.press(details.getByRole('button', { name: 'Bezárás' }))

    await hand.press(card.getByRole('button', { name: `Szerkesztés: ${title}` }))
    const editing = page.getByRole('dialog', { name: 'A kihívás szerkesztése' })
    await hand.write(editing.getByLabel('Hány hallgató választhatja?'), '5')
    await hand.press(editing.getByRole('button', { name: 'Eltávolítás: háttér.pdf' }))
    await hand.press(editing.getByRole('button', { name: 'Mentés' }))
    await expect(page.getByText('Módosítottuk a kihívást')).toBeVisible()
    await expect(card.getByText('5 helyből 5 szabad')).toBeVisible()

    await hand.press(card.getByRole('button', { name: `Törlés: ${title}` }))
    const removing = page.getByRole('dialog', { name: 'Törlöd ezt a kihívást?' })
    await hand.press(removing.getByRole('button', { name: 'Törlés' }))
    await expect(page.getByText('Töröltük a kihívást')).toBeVisible()
    await expect(card).toBeHidden()
  })
