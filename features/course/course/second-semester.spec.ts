import { expect } from '@playwright/test'
import { openAs, tokenOf } from '#testing/journeys/steps/people.ts'
import { test } from '#testing/journeys/steps/second-semester.ts'

test('in a second semester the first one can still be read @long', async ({ page, request }) => {
  await openAs(page, await tokenOf(request, 'member@rajt.example'))
  await page.getByRole('link', { name: 'Modulok', exact: true }).click()
  const old = page.locator('details').filter({ has: page.getByText('Leckék és eredmények') })
  await old.getByText('Leckék és eredmények').click()
  const lesson = old.getByRole('link').filter({ hasNotText: 'Eredmény' }).first()
  const title = await lesson.innerText()
  const marks: string[] = []
  page.on('request', (sent) => sent.url().endsWith('/done') && marks.push(sent.url()))
  await lesson.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('Ez egy korábbi félév leckéje')).toBeVisible()
  await page.getByRole('navigation', { name: 'Lapozás a leckék között' }).scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: /Következő lecke/ }).click()
  await expect(page.getByText('Ez egy korábbi félév leckéje')).toBeVisible()
  expect(marks).toEqual([])
})
