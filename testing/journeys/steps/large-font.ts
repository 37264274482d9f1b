import { expect } from '@playwright/test'
import { drawnAnew } from './layout.ts'
import { openScreen } from './open-screen.ts'
import { cutWords, overhanging } from './room.ts'
import type { test as WithScreens } from './with-screens.ts'

/** Pixels, of text that has no size of its own: as a person sets it in their browser. */
const FONT = 28
const HEIGHT = 800
const wanted = [
  'guest-login',
  'guest-register-empty',
  'student-dashboard',
  'student-modules',
  'student-lesson',
  'student-exam-running',
  'student-exam-review',
  'student-exam-receipt',
  'student-settings',
  'university-registration-panel',
]

/** Stories in a browser whose owner has set larger letters. */
export function largeFont(test: typeof WithScreens): void {
  test(`nothing overhangs or is cut in a browser whose font is ${FONT} px`, async ({ browser, screens }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: FONT } })
    for (const width of [360, 1280])
      for (const name of wanted)
        await test.step(`${name}, ${width} px`, async () => {
          const screen = screens.find((one) => one.name === name)
          if (!screen) throw new Error(`no screen ${name}`)
          await openScreen(page, screen, { language: 'hu', viewport: { width, height: HEIGHT } })
          await expect(page.locator('html')).toHaveCSS('font-size', `${FONT}px`)
          await drawnAnew(page)
          expect.soft(await overhanging(page), name).toEqual([])
          expect.soft(await cutWords(page), name).toEqual([])
          const skip = page.locator('a[href="#content"]')
          if (screen.token) await expect.soft(skip, name).not.toBeInViewport()
        })
  })

  test(`a question of long words fits a phone whose font is ${FONT} px`, async ({ browser, screens }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: FONT } })
    const screen = screens.find((one) => one.name === 'student-exam-running')
    if (!screen) throw new Error('no exam')
    await openScreen(page, screen, { language: 'hu', viewport: { width: 360, height: HEIGHT } })
    // Which questions an exam draws is left to chance.
    await page.locator('legend').evaluate((one) => {
      one.textContent = 'A kerékpárszervizelésnél melyik?'
    })
    await drawnAnew(page)
    expect(await overhanging(page)).toEqual([])
  })
}
