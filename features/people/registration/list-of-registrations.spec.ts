import { expect, type Page, test } from '@playwright/test'
import { openAs, tokenOf } from '#testing/journeys/steps/people.ts'

const LIST = '/registration-confirmation'
const LATE_MS = 600

for (const { width, height } of [
  { width: 360, height: 760 },
  { width: 1280, height: 800 },
])
  test(`what arrives late moves nothing, and rows keep their height, ${width} px @long`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height })
    await page.addInitScript(`
      window.shift = 0
      new PerformanceObserver((list) => {
        for (const one of list.getEntries()) if (!one.hadRecentInput) window.shift += one.value
      }).observe({ type: 'layout-shift', buffered: true })
    `)
    await page.route('**/api/registration-confirmations/all/*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS))
      await route.continue()
    })
    await openAs(page, await tokenOf(request, 'office@rajt.example'), LIST)
    const row = page.locator('[data-row]').first()
    await expect(row).toBeVisible()
    await page.evaluate(
      'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))',
    )
    expect(await page.evaluate<number>('window.shift')).toBeLessThanOrEqual(0.02)
    const { height: tall = 0 } = (await row.boundingBox()) ?? {}
    expect(tall).toBeLessThanOrEqual(width < 800 ? 152 : 56)
  })

/** How much of what has the focus lies under the bar of marked rows, in pixels. */
const covered = (page: Page) =>
  page.evaluate<number>(`(() => {
    const bar = document.querySelector('[data-some]').getBoundingClientRect()
    const { bottom } = document.activeElement.getBoundingClientRect()
    return document.querySelector('[data-some]').contains(document.activeElement) ? 0 : bottom - bar.top
  })()`)

test('the bar of marked rows never covers what has the focus', async ({ page, request }) => {
  for (const size of [
    { width: 360, height: 640 },
    { width: 1280, height: 640 },
  ]) {
    await page.setViewportSize(size)
    await openAs(page, await tokenOf(request, 'office@rajt.example'), LIST)
    const boxes = page.locator('[data-row] input[type=checkbox]')
    await boxes.first().check()
    await boxes.first().focus()
    for (let tabs = 0; tabs < 30; tabs++) {
      await page.keyboard.press('Tab')
      if (await page.locator('[data-row] :focus').count())
        expect(await covered(page), `${size.width} px, after ${tabs + 1} tabs`).toBeLessThanOrEqual(0)
    }
  }
})

test('the tabs of the states say how many there are, and show one state at a time @long', async ({
  page,
  request,
}) => {
  await openAs(page, await tokenOf(request, 'office@rajt.example'), LIST)
  const rejected = page.getByRole('radio', { name: /^Elutasított \d+$/ })
  await expect(page.getByRole('radio', { name: /^Várakozó \d+$/ })).toBeChecked()
  const words = (await page.locator('label').filter({ has: rejected }).innerText()).match(/\d+/)?.[0]
  await rejected.check()
  await expect(page.locator('[data-row]')).toHaveCount(Math.min(Number(words), 20))
  await expect(page).toHaveURL(/REJECTED/)
})
