import type { Page } from '@playwright/test'

/** Where a page can be scrolled sideways: the elements that reach past its window. */
export const overhanging = (page: Page) =>
  page.evaluate<string[]>(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.body.querySelectorAll('*')]
      .filter((one) => one.getBoundingClientRect().right > clientWidth + 0.5)
      .map((one) => one.outerHTML.slice(0, 120))
  })

/** Words that are cut off because their place is too small and cannot be scrolled; those that end in dots say so. */
export const cutWords = (page: Page) =>
  page.evaluate<string[]>(() =>
    [...document.body.querySelectorAll('*')]
      .filter((one) => {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(one)
        const isHidden = one.clientWidth <= 1 || one.clientHeight <= 1 || !one.checkVisibility()
        if (
          isHidden ||
          one.matches('svg, svg *, input, select, video, .mantine-VisuallyHidden-root') ||
          !one.textContent?.trim()
        )
          return false
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        const isWide = cuts(overflowX) && textOverflow !== 'ellipsis' && one.scrollWidth > one.clientWidth + 1
        return isWide || (cuts(overflowY) && one.scrollHeight > one.clientHeight + 1)
      })
      .map((one) => `${one.scrollWidth} × ${one.scrollHeight}: ${one.outerHTML.slice(0, 160)}`),
  )
