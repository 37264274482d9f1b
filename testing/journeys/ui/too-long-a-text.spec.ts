import { expect, test } from '@playwright/test'
import { courseOf } from '../steps/course.ts'
import { acceptedStudent, openAs, tokenOf } from '../steps/people.ts'

const LONG = 'x'.repeat(2400)

test('a suggestion of 2,400 characters is refused by name, and what was typed stays', async ({
  page,
  request,
}) => {
  const student = await acceptedStudent(request)
  const { lessons } = await courseOf(request, student.token)
  await openAs(page, student.token, `/lessons/${lessons[0]?.id}`)
  await page.getByRole('heading', { name: 'Javaslat a tananyaghoz' }).click()
  const box = page.getByRole('textbox', { name: /Mit írjunk meg jobban/ })
  await box.focus()
  await page.keyboard.insertText(LONG)
  await expect(page.getByText('2400 / 2000 karakter')).toBeVisible()
  await page.getByRole('button', { name: 'Javaslat küldése' }).click()
  await expect(page.getByText(/Legfeljebb 2000 karakter lehet/)).toBeVisible()
  await expect(box).toHaveValue(LONG)
  await expect(box).toBeFocused()
})

test('a search text that is too long is refused, not cut, and asks for nothing @long', async ({
  page,
  request,
}) => {
  await openAs(page, await tokenOf(request, 'office@rajt.example'), '/registration-confirmation')
  const search = page.getByRole('searchbox')
  await expect(page.getByText(/találat/).first()).toBeVisible()
  const asked: string[] = []
  page.on('request', (one) => one.url().includes('/registration-confirmations/all') && asked.push(one.url()))
  await search.focus()
  await page.keyboard.insertText('ő'.repeat(101))
  await expect(page.getByText('Legfeljebb 100 karakter lehet')).toBeVisible()
  await expect(search).toHaveValue('ő'.repeat(101))
  await page.keyboard.press('Enter')
  await page.waitForTimeout(600)
  expect(asked).toEqual([])
  await search.fill('Őrsi')
  await expect(page.getByText('Legfeljebb 100 karakter lehet')).toHaveCount(0)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
})
