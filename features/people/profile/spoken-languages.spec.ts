import { expect, test } from '@playwright/test'
import { hands } from '#testing/journeys/steps/hand.ts'
import { acceptedStudent, openAs } from '#testing/journeys/steps/people.ts'

for (const [name, handOf] of hands)
  test(`a student says which languages they speak, ${name} @long`, async ({ page, request }) => {
    const hand = handOf(page)
    const { token } = await acceptedStudent(request)
    await openAs(page, token, '/settings')
    const save = page.getByRole('button', { name: 'Mentés', exact: true })
    const second = page.getByLabel('Másik nyelv')
    await expect(page.getByLabel('Elsődleges nyelv')).toHaveValue('hu')
    await hand.choose(second, 'magyar')
    await hand.press(save)
    await expect(page.getByText('A két nyelv legyen különböző')).toBeVisible()
    await hand.choose(second, 'szlovák')
    await hand.press(save)
    await expect(page.getByText('Mentve')).toBeVisible()
    await page.reload()
    await expect(second).toHaveValue('sk')
  })
