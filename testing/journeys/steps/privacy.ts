import type { Page } from '@playwright/test'

/** As if the privacy notice had been renewed since this person read it: the server's own answer, but for that. */
export const withEarlierNotice = (page: Page) =>
  page.route('**/api/auth/user', async (route) => {
    const response = await route.fetch()
    const { user } = await response.json()
    await route.fulfill({ response, json: { user: { ...user, mustReadPrivacyNotice: true } } })
  })
