import { expect, type Locator, test } from '@playwright/test'
import { acceptedStudent, openAs } from '../steps/people.ts'

for (const width of [360, 1280])
  test(`a toast leaves the banner of a test environment in view, ${width} px`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 740 })
    const { token } = await acceptedStudent(request)
    await openAs(page, token, '/settings')
    await page.getByRole('textbox', { name: 'Keresztnév' }).fill('Réka')
    await page.getByRole('button', { name: 'Mentés' }).click()
    const toast = page.getByRole('status').getByText('Mentve')
    await expect(toast).toBeVisible()
    await page.evaluate('scrollTo(0, 0)')
    const { y, height } = await boxOf(page.getByText('TESZTKÖRNYEZET!'))
    expect((await boxOf(toast.locator('..'))).y).toBeGreaterThanOrEqual(y + height)
  })

async function boxOf(shown: Locator) {
  const box = await shown.boundingBox()
  if (!box) throw new Error('not drawn')
  return box
}
