import { expect, type Page, test } from '@playwright/test'
import { MOST_SHIFT, shiftOf } from '../steps/layout.ts'
import { acceptedStudent, openAs } from '../steps/people.ts'
import { withCampaign } from '../steps/settings-and-push-screens.ts'

const toTheEnd = (page: Page) =>
  page.evaluate<void>(`new Promise((resolve) => {
    scrollTo(0, document.documentElement.scrollHeight)
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })`)

test('whoever scrolls a phone to the end of the home page before all of it is there sees nothing move', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await withCampaign(page)
  const held = Promise.withResolvers<void>()
  const cards = page.waitForRequest('**/campaign-cards-*.js')
  await page.route('**/campaign-cards-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  const { token } = await acceptedStudent(request)
  await openAs(page, token, '/')
  await cards
  await toTheEnd(page)
  held.resolve()
  await expect(page.getByRole('heading', { name: 'Két hét a one-pagerig' })).toBeAttached()
  await expect(page.getByRole('heading', { name: 'Rangsorok' })).toBeAttached()
  await toTheEnd(page)
  await expect(page.getByRole('table').first()).toBeVisible()
  const { share, moved } = await shiftOf(page)
  expect(share, moved.join('\n')).toBeLessThanOrEqual(MOST_SHIFT)
})
