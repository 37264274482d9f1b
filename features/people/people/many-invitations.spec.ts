import { expect, test } from '@playwright/test'
import { hands } from '#testing/journeys/steps/hand.ts'
import { onOwnServer } from '#testing/journeys/steps/own-server.ts'
import { invitedPerson, openAs, tokenOf } from '#testing/journeys/steps/people.ts'

for (const [name, handOf] of hands)
  test(`marked invitations are sent again, and who was sent one just now is named, ${name}`, async ({
    page,
    request,
  }) => {
    const hand = handOf(page)
    const { email } = await invitedPerson(request, 'MENTOR')
    await openAs(page, await tokenOf(request, 'office@rajt.example'), `/settings?tab=people&search=${email}`)
    await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible()
    await hand.press(page.getByRole('checkbox', { name: 'Őrsi Tünde kijelölése' }))
    await hand.press(page.getByRole('button', { name: 'Újraküldés', exact: true }))
    const dialog = page.getByRole('dialog', { name: 'Újraküldöd a meghívót?' })
    await expect(dialog.getByText(email)).toBeVisible()
    await hand.press(dialog.getByRole('button', { name: 'Újraküldés' }))
    const result = page.getByRole('dialog', { name: 'Egy meghívót sem küldtünk újra' })
    await expect(result.getByRole('alert')).toContainText('10 percen belül már küldtünk neki')
    await hand.press(result.getByRole('button', { name: 'Bezárás' }))
    await expect(result).toBeHidden()
    await expect(page.getByText('1 kijelölve')).toHaveCount(0)
  })

// Afterwards nobody finds an expired one: so it has a demonstration of its own.
onOwnServer('semester-1')(
  'all expired invitations are sent again at once, and none is left @long',
  async ({ page, request }) => {
    await openAs(page, await tokenOf(request, 'office@rajt.example'), '/settings?tab=people')
    await page.getByRole('radio', { name: 'Lejárt' }).check()
    await page.getByRole('button', { name: 'Mind újraküldése' }).click()
    const dialog = page.getByRole('dialog', { name: 'Újraküldöd ezt a 2 meghívót?' })
    await dialog.getByRole('button', { name: 'Újraküldés' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Újraküldtünk 2 meghívót.')).toBeVisible()
    await page.getByRole('button', { name: 'Mind újraküldése' }).click()
    await expect(page.getByRole('dialog', { name: /^Nincs lejárt meghívás/ })).toBeVisible()
  },
)
