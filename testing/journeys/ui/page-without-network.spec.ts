import { expect, test } from '@playwright/test'
import { scriptOf } from '#testing/server/built-file.ts'
import { lookDownToRankings } from '../steps/look-down.ts'
import { acceptedStudent, openAs } from '../steps/people.ts'

test('a page not loaded yet says that there is no network, keeps the menu, and comes by itself @long', async ({
  page,
  context,
  request,
}) => {
  const student = await acceptedStudent(request)
  await openAs(page, student.token)
  await expect(page.getByText('A következő lépésed')).toBeVisible()

  await context.setOffline(true)
  await page.getByRole('link', { name: 'Segítség' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('amint lesz kapcsolat')
  await expect(page.getByRole('navigation', { name: 'Menü' })).toBeVisible()
  await page.getByRole('link', { name: 'Kezdőlap' }).click()
  await expect(page.getByText('A következő lépésed')).toBeVisible()
  await page.getByRole('link', { name: 'Beállítások' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('amint lesz kapcsolat')

  await context.setOffline(false)
  await expect(page.getByRole('textbox', { name: 'Felhasználónév' })).toHaveValue(student.username)
})

test('a part that a server in reach does not give says so in its place, and the rest stays', async ({
  page,
  request,
}) => {
  const script = `**/${scriptOf('rankings')}`
  await page.route(script, (route) => route.abort())
  const student = await acceptedStudent(request)
  await openAs(page, student.token)
  const missing = page.getByRole('main').getByRole('alert').filter({ hasText: 'Ez a rész nem töltődött be' })
  await lookDownToRankings(page, missing)
  await expect(page.getByText('A következő lépésed')).toBeVisible()
  await page.unroute(script)
  await missing.getByRole('button', { name: 'Frissítés' }).click()
  await lookDownToRankings(page, page.getByRole('heading', { name: 'A hallgatók rangsora' }))
})
