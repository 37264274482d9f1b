import { expect, test } from '@playwright/test'
import { keyboard } from '#testing/journeys/steps/hand.ts'
import { acceptedStudent, openAs } from '#testing/journeys/steps/people.ts'
import { withEarlierNotice } from '#testing/journeys/steps/privacy.ts'

test('who has read an earlier notice reads the new one from a bar, by keyboard, and is asked no more', async ({
  page,
  request,
}) => {
  const student = await acceptedStudent(request)
  await withEarlierNotice(page)
  await openAs(page, student.token, '/modules')
  const bar = page.getByRole('complementary', { name: 'Új adatkezelési tájékoztató' })
  await expect(bar).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Modulok' })).toBeVisible()

  const hand = keyboard(page)
  await hand.press(bar.getByRole('button', { name: 'Elolvasom' }))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('region')).toBeFocused()
  await expect(dialog.getByText(/változata: \d/)).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(bar.getByRole('button', { name: 'Elolvasom' })).toBeFocused()
  await hand.press(bar.getByRole('button', { name: 'Elolvasom' }))
  await hand.press(dialog.getByRole('button', { name: 'Elolvastam' }))
  await expect(bar).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()

  await page.unroute('**/api/auth/user')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Modulok' })).toBeVisible()
  await expect(bar).toHaveCount(0)
})

test('nobody is asked on the page of an exam @long', async ({ page, request }) => {
  const student = await acceptedStudent(request)
  const headers = { authorization: `Bearer ${student.token}` }
  const { modules } = await (await request.get('/api/progress', { headers })).json()
  await withEarlierNotice(page)
  await openAs(page, student.token, `/tests/${modules[0].id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('complementary')).toHaveCount(0)
})
