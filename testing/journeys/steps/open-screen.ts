import { expect, type Page, type ViewportSize } from '@playwright/test'
import type { Language } from './looks.ts'

const PATIENCE_MS = 30_000
/** Whatever is still loading; the page of all parts shows samples of it. */
const ON_ITS_WAY =
  ':is([aria-busy=true], [data-loading=true], .mantine-Skeleton-root):not([data-sample], [data-sample] *)'

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

interface Look {
  language: Language
  viewport: ViewportSize
}

/** Small, and without a script: what an earlier page left behind is cleared from here. */
const BLANK = '/health/ready'

/**
 * Opens a screen as if nobody had used the browser before, and waits until all of it is there. A page may show one
 * screen after another: a page of its own for each takes twice the processor time.
 */
export async function openScreen(
  page: Page,
  { path, token, act, prepare }: Screen,
  { language, viewport }: Look,
): Promise<void> {
  await leave(page)
  await page.setViewportSize(viewport)
  await page.evaluate(
    ([kept, chosen]) => {
      localStorage.setItem('rajt.language', JSON.stringify(chosen))
      // As if they had switched to it: otherwise an invitation's page speaks the language of its mail.
      sessionStorage.setItem('rajt.language.chosen', 'true')
      if (kept) localStorage.setItem('rajt.token', JSON.stringify(kept))
    },
    [typeof token === 'function' ? await token() : token, language] as const,
  )
  // A screen that never comes fails by its own name, not with the time of the whole sweep.
  page.setDefaultTimeout(PATIENCE_MS)
  await prepare?.(page)
  // Pages that only the demonstration has are not below /app.
  await page.goto(path.startsWith('/dev/') ? path : `/app${path}`)
  await page.locator('h1').first().waitFor()
  await page.locator(`${ON_ITS_WAY}:not([data-later] *)`).first().waitFor({ state: 'detached' })
  await lookDown(page)
  await allThere(page)
  await closeArrival(page)
  if (act) await changeBy(page, act)
}

/** Done when all of what the act opens is there: a dialog may be loaded only after the click. */
export async function changeBy(page: Page, act: NonNullable<Screen['act']>): Promise<void> {
  const before = await page.content()
  await act(page)
  await expect.poll(() => page.content(), { message: 'the act changed nothing' }).not.toBe(before)
  await allThere(page)
}

/** What others did for a team opens over its page once on each device: seen, and left for the page itself. */
async function closeArrival(page: Page): Promise<void> {
  if (!(await page.evaluate<boolean>("localStorage.getItem('rajt.seen-arrivals') !== null"))) return
  const arrival = page.locator('[data-arrival]')
  await arrival.waitFor()
  await page.keyboard.press('Escape')
  await arrival.waitFor({ state: 'detached' })
}

const allThere = (page: Page) => page.locator(ON_ITS_WAY).first().waitFor({ state: 'detached' })

/** To what begins once somebody gets to it (ui/when-near.tsx), and up again. */
async function lookDown(page: Page): Promise<void> {
  const later = page.locator('[data-later]')
  if ((await later.count()) === 0) return
  await expect(async () => {
    for (const part of await later.all()) await part.scrollIntoViewIfNeeded({ timeout: 1_000 })
    await expect(later).toHaveCount(0, { timeout: 1_000 })
  }).toPass({ timeout: PATIENCE_MS })
  await page.evaluate('scrollTo(0, 0)')
}

/** Nothing of what was open runs on, is answered in another's place, or is kept. */
async function leave(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto(BLANK)
  await page.evaluate('localStorage.clear(), sessionStorage.clear()')
}
