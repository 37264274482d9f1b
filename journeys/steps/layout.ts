import type { Page } from '@playwright/test'

/** Pixels from the window's left edge to the heading of a page beside the side menu; null elsewhere. */
export const headingLeft = (page: Page) =>
  page.evaluate<number | null>(`(() => {
    if (document.querySelector('[data-alone]')) return null
    const heading = document.querySelector('#menu ~ #content h1')
    return heading && Math.round(heading.getBoundingClientRect().left)
  })()`)

/** Two frames later: what follows its container's width has been drawn for the new one. */
export const drawnAnew = (page: Page) =>
  page.evaluate<void>(
    'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))',
  )
