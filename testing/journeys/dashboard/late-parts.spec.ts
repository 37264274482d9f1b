import { expect, type Page, test } from '@playwright/test'
import { scriptOf } from '#testing/server/built-file.ts'
import { withCampaign } from '../steps/campaign.ts'
import { MOST_SHIFT, shiftOf } from '../steps/layout.ts'
import { acceptedStudent, openAs } from '../steps/people.ts'

const cardsScript = () => `**/${scriptOf('campaign-cards')}`

const toTheEnd = (page: Page) =>
  page.evaluate<void>(`new Promise((resolve) => {
    scrollTo(0, document.documentElement.scrollHeight)
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })`)

/** The script of the campaigns' cards is on its way until the answer is called. */
async function holdCards(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(cardsScript(), async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

test('whoever scrolls a phone to the end of the home page before all of it is there sees nothing move', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await withCampaign(page)
  const cards = page.waitForRequest(cardsScript())
  const bringCards = await holdCards(page)
  const { token } = await acceptedStudent(request)
  await openAs(page, token, '/')
  await cards
  await toTheEnd(page)
  bringCards()
  await expect(page.getByRole('heading', { name: 'Két hét a one-pagerig' })).toBeAttached()
  await expect(page.getByRole('heading', { name: 'Rangsorok' })).toBeAttached()
  await toTheEnd(page)
  const { share, moved } = await shiftOf(page)
  expect(share, moved.join('\n')).toBeLessThanOrEqual(MOST_SHIFT)
})

test('a campaign that comes while the home page is open takes nothing out of sight', async ({
  page,
  request,
}) => {
  const { token } = await acceptedStudent(request)
  const bringCards = await holdCards(page)
  await openAs(page, token, '/')
  const beside = page.getByText('Tölts fel egy profilképet')
  await expect(beside).toBeVisible()
  await withCampaign(page)
  await page.clock.install()
  const cards = page.waitForRequest(cardsScript())
  await page.clock.fastForward('02:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await cards
  await expect(beside).toBeVisible()
  bringCards()
  await expect(page.getByRole('heading', { name: 'Két hét a one-pagerig' })).toBeVisible()
  await expect(beside).toBeVisible()
})
