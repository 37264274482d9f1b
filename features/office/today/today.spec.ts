import { randomInt } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { hands } from '#testing/journeys/steps/hand.ts'
import { openAs, post, tokenOf } from '#testing/journeys/steps/people.ts'
import { newStaff } from '#testing/journeys/steps/staff.ts'

for (const [name, handOf] of hands)
  test(`the office begins with what waits, and goes through it from the first one on, ${name}`, async ({
    page,
    request,
  }) => {
    const hand = handOf(page)
    await page.setViewportSize({ width: 1920, height: 900 })
    await openAs(page, await tokenOf(request, 'office@rajt.example'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^\d+ dolog vár rád, nagyjából \d+\sperc\.$/,
    )
    await expect(page.getByRole('heading', { level: 2, name: /regisztráció vár jóváhagyásra/ })).toBeVisible()
    await expect(page.getByText(/az ígéret 8\snap/)).toBeVisible()
    await hand.press(page.getByRole('link', { name: 'Végigmegyek rajtuk' }))
    const panel = page.getByRole('complementary')
    await expect(panel).toBeFocused()
    await expect(panel.getByText(/^1 \/ \d+$/)).toBeVisible()
    await expect(page).not.toHaveURL(/open=/)
    await page.keyboard.press('ArrowRight')
    await expect(panel.getByText(/^2 \/ \d+$/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  })

test('a coordinator for whom nothing waits is done for today @long', async ({ page, request }) => {
  const office = await tokenOf(request, 'office@rajt.example')
  const id = Array.from({ length: 9 }, () => 'abcdefghijklmnopqrstuvwxyz'.charAt(randomInt(26))).join('')
  await post(request, '/university', { id, name: `Új Egyetem ${id}` }, office)
  const { token } = await newStaff(request, 'UNIVERSITY', id)
  await openAs(page, token)
  await expect(page.getByRole('heading', { level: 1, name: 'Kész vagy mára' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Névváltoztatások' })).toBeVisible()
})
