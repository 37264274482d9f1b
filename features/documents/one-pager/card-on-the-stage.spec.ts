import { expect, test } from '@playwright/test'
import { completeCourse, handIn, seeIntroduction } from '#testing/journeys/steps/one-pager.ts'
import { acceptedStudent, openAs } from '#testing/journeys/steps/people.ts'

test('the stage of a one-pager offers the card in words, and shows it where it has room', async ({
  page,
  request,
}) => {
  const { token } = await acceptedStudent(request)
  await completeCourse(request, token)
  await seeIntroduction(request, token)
  await handIn(request, token)
  const share = page.getByRole('button', { name: 'Megosztható kártya' })
  await page.setViewportSize({ width: 1000, height: 800 })
  await openAs(page, token, '/one-pager')
  await expect(share).toHaveText('Megosztható kártya')
  await expect(page.locator('canvas')).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(share).toHaveText(['Megosztható kártya', ''])
  const card = share.filter({ has: page.locator('canvas') })
  await expect(card).toBeVisible()
  await card.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Sikeres feltöltés' })
  await expect(dialog.getByRole('button', { name: 'Elmentem képként' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toBeFocused()
})
