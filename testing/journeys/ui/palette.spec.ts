import { expect, type Page, test } from '@playwright/test'
import { courseOf } from '../steps/course.ts'
import { acceptedStudent, openAs, tokenOf } from '../steps/people.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Keresés' })
const chosen = (page: Page) => page.getByRole('dialog').getByRole('option', { selected: true })

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+K')
  await expect(field(page)).toBeFocused()
}

test('the office goes to a student, a page and an act by keyboard alone', async ({ page, request }) => {
  const student = await acceptedStudent(request)
  await openAs(page, await tokenOf(request, 'office@rajt.example'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await openPalette(page)
  await page.keyboard.type(student.email)
  await expect(chosen(page)).toContainText(student.email)
  await expect(field(page)).toHaveAttribute('aria-activedescendant', /student/)
  await expect(page.getByRole('status').filter({ hasText: '1 találat.' })).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Őrsi Tünde' })).toBeVisible()
  await expect(page.locator('#content')).toBeFocused()

  await openPalette(page)
  await page.keyboard.type('nevvaltoz')
  await expect(chosen(page)).toHaveText('Névváltoztatások')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/desk\/names/)

  await openPalette(page)
  await page.keyboard.type('biral elso')
  await expect(chosen(page)).toHaveText('Regisztrációk elbírálása az elsőtől')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^1 \/ \d+$/)).toBeVisible()
})

test('a late answer for the first letters takes nothing from what Enter is meant for', async ({
  page,
  request,
}) => {
  await openAs(page, await tokenOf(request, 'office@rajt.example'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/search/find', async (route) => {
    await released
    await route.continue()
  })
  await openPalette(page)
  const asked = page.waitForRequest('**/search/find')
  // The beginning of many a student's name too.
  await page.keyboard.type('ne')
  await asked
  await expect(chosen(page)).toHaveText('Névváltoztatások')
  const answered = page.waitForResponse('**/search/find')
  release()
  await answered
  await expect(page.getByRole('option', { name: /^Németh/ }).first()).toBeVisible()
  await expect(chosen(page)).toHaveText('Névváltoztatások')
  await page.keyboard.type('v')
  await expect(page.getByRole('option', { name: /^Németh/ })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/desk\/names/)
})

test('a student finds a lesson without its accents, moves with arrows, and leaves with Escape', async ({
  page,
  request,
}) => {
  const student = await acceptedStudent(request)
  const { lessons } = await courseOf(request, student.token)
  const title = lessons[1]?.title ?? ''
  await openAs(page, student.token)
  const opener = page.getByRole('button', { name: 'Keresés' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await expect(chosen(page)).toHaveText('Kezdőlap')
  await page.keyboard.press('ArrowUp')
  await expect(chosen(page)).toHaveText('Segítség')
  await page.keyboard.press('ArrowDown')
  await expect(chosen(page)).toHaveText('Kezdőlap')
  await page.keyboard.type('nincs ilyen sehol')
  await expect(page.getByText('Erre nincs találat.', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeHidden()
  await expect(opener).toBeFocused()

  await openPalette(page)
  await page.keyboard.type(
    title
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .toUpperCase(),
  )
  await expect(chosen(page)).toContainText(title)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})
