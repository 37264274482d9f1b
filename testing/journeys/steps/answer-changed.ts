import type { Page } from '@playwright/test'

export type Json = Record<string, unknown>

/** The server's own answer, but for what is changed of it. */
export const answerChanged = (page: Page, address: string, change: (answer: Json) => Json) =>
  page.route(address, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: change(await response.json()) })
  })
