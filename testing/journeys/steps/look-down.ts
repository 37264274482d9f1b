import { expect, type Locator, type Page } from '@playwright/test'

/** Down to the rankings of the home page, which begin once somebody gets there, as far as `seen` is seen. */
export const lookDownToRankings = (page: Page, seen: Locator): Promise<void> =>
  // Again where what comes above them pushed them away.
  expect(async () => {
    await page.getByRole('heading', { name: 'Rangsorok' }).scrollIntoViewIfNeeded()
    await expect(seen).toBeVisible({ timeout: 1_000 })
  }).toPass()
