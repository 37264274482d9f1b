import type { Page } from '@playwright/test'

/** What is done on a page to see one of its states, in either language. */
export const press = (name: RegExp) => (page: Page) =>
  page
    .getByRole('button', { name })
    .or(page.locator('summary').filter({ hasText: name }))
    .first()
    .click()

export async function openWithoutNetwork(page: Page): Promise<void> {
  // Past the cache too, which may hold the page that is opened.
  await page.route('**/*', (request) => request.abort('internetdisconnected'))
  // The phone's menu is closed: its link is followed all the same.
  await page.locator('nav a[href$="/help"]').dispatchEvent('click')
  await page.getByRole('main').getByRole('alert').waitFor()
}
