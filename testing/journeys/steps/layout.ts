import type { Page } from '@playwright/test'

/** Nothing that arrives later moves what is there by more than this share of the window (look, Figures). */
export const MOST_SHIFT = 0.02

/** How much the page has moved by itself since it was opened, and what moved how far. */
export const shiftOf = (page: Page) =>
  page.evaluate<{ share: number; moved: string[] }>(`new Promise((resolve) => {
    const found = { share: 0, moved: [] }
    const placeOf = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const { value, sources, hadRecentInput } of list.getEntries()) {
        if (hadRecentInput) continue
        found.share += value
        for (const { node, previousRect, currentRect } of sources)
          found.moved.push([
            value.toFixed(3),
            placeOf(previousRect) + ' -> ' + placeOf(currentRect),
            (node?.outerHTML ?? node?.textContent ?? '').slice(0, 100),
          ].join(': '))
      }
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve(found), 50)
  })`)

/** Pixels from the window's left edge to the heading of a page beside the side menu, or to the face before it; null elsewhere, and on a stage. */
export const headingLeft = (page: Page) =>
  page.evaluate<number | null>(`(() => {
    const heading = document.querySelector('#menu ~ #content h1')
    if (!heading || heading.closest('[data-stage]')) return null
    return Math.round((heading.closest('[data-person-head]') ?? heading).getBoundingClientRect().left)
  })()`)

/** Two frames later: what follows its container's width has been drawn for the new one. */
export const drawnAnew = (page: Page) =>
  page.evaluate<void>(
    'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))',
  )
