import type { Page } from '@playwright/test'

/** Where a page or an open dialog can be scrolled sideways: the elements that reach past its edge. */
export const overhanging = (page: Page) =>
  page.evaluate<string[]>(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')]
      .filter((place) => place.scrollWidth > place.clientWidth)
      .flatMap((place) => {
        const edge = place.getBoundingClientRect().left + place.clientLeft + place.clientWidth
        return [...place.querySelectorAll('*')].filter(
          (one) => one.getBoundingClientRect().right > edge + 0.5,
        )
      })
      .map((one) => one.outerHTML.slice(0, 120)),
  )

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
