import { expect, test } from '@playwright/test'
import { png } from '#testing/server/png.ts'
import { acceptedStudent, openAs } from '../steps/people.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('a message covers neither the banner of a test environment nor the header', async ({
  page,
  request,
}) => {
  const student = await acceptedStudent(request)
  await openAs(page, student.token, '/settings?tab=profile')
  await expect(page.getByText('TESZTKÖRNYEZET!')).toBeVisible()
  await page
    .getByLabel('Kép választása')
    .setInputFiles({ name: 'kep.png', mimeType: 'image/png', buffer: png({ width: 10, height: 2_000 }) })
  const message = page.getByText('A kép cseréje nem sikerült')
  await expect(message).toBeVisible()
  const header = await page.getByRole('banner').boundingBox()
  const bottom = (header?.y ?? 0) + (header?.height ?? 0)
  await expect.poll(async () => (await message.boundingBox())?.y).toBeGreaterThan(bottom)
})

test('the bar of a phone leads to four pages, and to the whole menu behind it @long', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const student = await acceptedStudent(request)
  await openAs(page, student.token, '/')
  const bar = page.getByRole('navigation', { name: 'Gyorsmenü' })
  await expect(bar.getByRole('link')).toHaveCount(4)
  await bar.getByRole('link', { name: 'Modulok' }).click()
  await expect(page).toHaveURL(/\/app\/modules$/)
  await expect(bar.getByRole('link', { name: 'Modulok' })).toHaveAttribute('aria-current', 'page')

  const more = bar.getByRole('button', { name: 'Több' })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await more.click()
  const menu = page.getByRole('navigation', { name: 'Menü', exact: true })
  await expect(menu.getByRole('link', { name: 'Segítség' })).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Bezárás' })).toHaveAttribute('aria-expanded', 'true')
  await menu.getByRole('link', { name: 'Segítség' }).focus()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(more).toBeFocused()
})
