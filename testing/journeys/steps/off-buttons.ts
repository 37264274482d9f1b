import type { Page } from '@playwright/test'

/** Buttons and boxes that are off without saying why, one line each. What is busy says so; numbers of pages speak for themselves. */
export const silentlyOff = (page: Page) =>
  page.evaluate<string[]>(() =>
    [...document.querySelectorAll(':is(button, input, select, textarea):disabled')]
      .filter((one) => one.checkVisibility() && !one.matches('[data-loading], nav *'))
      .filter((one) => !document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent)
      .map((one) => one.outerHTML.slice(0, 160)),
  )
