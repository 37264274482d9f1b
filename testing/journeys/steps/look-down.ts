import { expect, type Locator, type Page } from '@playwright/test'

/** Down to the rankings of the home page, which are closed at first, as far as `seen` is seen. */
export const lookDownToRankings = (page: Page, seen: Locator): Promise<void> =>
  expect(async () => {
    const rankings = page.locator('details', { hasText: 'Rangsorok' })
    if ((await rankings.getAttribute('open')) === null) await rankings.locator('summary').click()
    await expect(seen).toBeVisible({ timeout: 1_000 })
  }).toPass()
