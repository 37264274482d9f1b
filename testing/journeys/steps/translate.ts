import type { Page } from '@playwright/test'

/** What a browser's translation does to a page: every text moves into two elements of the browser's own. */
export const translate = (page: Page) =>
  page.evaluate<void>(`{
    const skipped = 'script, style, textarea, title, svg, svg *, font, [translate=no], [translate=no] *'
    for (const one of document.body.querySelectorAll('*')) {
      if (one.matches(skipped)) continue
      for (const text of [...one.childNodes]) {
        if (text.nodeType !== Node.TEXT_NODE || !text.data.trim()) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
  }`)
