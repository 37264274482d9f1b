import { expect, type Page, test } from '@playwright/test'
import { png } from '#testing/server/png.ts'
import { acceptedStudent, openAs } from '../steps/people.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('a message covers neither the banner of a test environment nor the header', async ({
  page,
  request,
}) => {
  const student = await acceptedStudent(request)
  await openAs(page, student.token, '/settings')
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

test('the lines of the menu’s button become a cross while the menu is open @long', async ({
  page,
  request,
}) => {
  const student = await acceptedStudent(request)
  await openAs(page, student.token, '/')
  const button = page.getByRole('button', { name: 'Menü' })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(await anglesOfLines(page)).toEqual([0, 0])

  await button.click()
  await expect(page.getByRole('button', { name: 'Bezárás' })).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(() => anglesOfLines(page)).toEqual([45, -45])

  await page.keyboard.press('Escape')
  await expect.poll(() => anglesOfLines(page)).toEqual([0, 0])
})

/** Degrees by which the two drawn lines are turned. */
const anglesOfLines = (page: Page) =>
  page.evaluate<number[]>(`['::before', '::after'].map((line) => {
    const drawn = getComputedStyle(document.querySelector('[aria-controls=menu] span'), line).transform
    const { a, b } = new DOMMatrix(drawn === 'none' ? '' : drawn)
    return Math.round((Math.atan2(b, a) * 180) / Math.PI)
  })`)
