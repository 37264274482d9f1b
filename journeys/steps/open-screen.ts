import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'

const PATIENCE_MS = 15_000

export interface Screen {
  name: string
  path: string
  /** Null for guests; made at each opening for somebody who sees the screen once in a life. */
  token: string | null | (() => Promise<string>)
  /** What is done on the page to see this, in either language. */
  act?: (page: Page) => Promise<void>
  /** Before the page is opened: what its server would answer at another time of the semester. */
  prepare?: (page: Page) => Promise<unknown>
  /** Pixels; where only a phone has it. */
  onlyAt?: number
}

interface Look extends BrowserContextOptions {
  language: string
}

/** Opens a screen in a browser of its own, and waits until all of it is there. */
export async function openScreen(
  browser: Browser,
  { path, token, act, prepare }: Screen,
  { language, ...options }: Look,
): Promise<Page> {
  const context = await browser.newContext(options)
  await context.addInitScript(
    ([kept, chosen]) => {
      localStorage.setItem('rajt.language', JSON.stringify(chosen))
      // As if they had switched to it: an invitation would speak its mail’s language.
      sessionStorage.setItem('rajt.language.chosen', 'true')
      if (kept) localStorage.setItem('rajt.token', JSON.stringify(kept))
    },
    [typeof token === 'function' ? await token() : token, language] as const,
  )
  const page = await context.newPage()
  // A screen that never comes fails by its own name, not with the time of the whole sweep.
  page.setDefaultTimeout(PATIENCE_MS)
  await prepare?.(page)
  await page.goto(`/app${path}`)
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.locator('[aria-busy=true], .mantine-Skeleton-root')).toHaveCount(0)
  if (act) await act(page)
  return page
}
