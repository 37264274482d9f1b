import type { Page } from '@playwright/test'

/** Two frames later: what follows its container's width has been drawn for the new one. */
export const drawnAnew = (page: Page) =>
  page.evaluate<void>(
    'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))',
  )
