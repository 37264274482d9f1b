import { join } from 'node:path'
import { type Browser, test } from '@playwright/test'
import { type Look, looksAt, widths } from './steps/looks.ts'
import { openScreen, type Screen } from './steps/open-screen.ts'
import { allScreens } from './steps/screens.ts'
import { test as secondSemester } from './steps/second-semester-screens.ts'

const FOLDER = join(import.meta.dirname, 'results/screens')
const PATIENCE_MS = 900_000

/** Parts of names, with commas: the screens that are looked at; all where nothing is said. */
const { SCREENS = '' } = process.env
const isAsked = ({ name }: Screen) => SCREENS.split(',').some((part) => name.includes(part))

/** Pixels, with commas. */
const { WIDTHS = widths.join(',') } = process.env

for (const look of looksAt(WIDTHS.split(',').map(Number))) {
  const name = `in ${look.language}, ${look.colorScheme}, at ${look.width} px`
  test(`pictures: ${name}`, async ({ browser, request }) => {
    test.setTimeout(PATIENCE_MS)
    await take(browser, look, await allScreens(request, look.width))
  })
  secondSemester(`pictures: of semester 2, ${name}`, async ({ browser, screens, baseURL }) => {
    test.setTimeout(PATIENCE_MS)
    await take(browser, look, screens, baseURL)
  })
}

async function take(browser: Browser, look: Look, screens: readonly Screen[], baseURL?: string) {
  const { language, width, colorScheme } = look
  const context = await browser.newContext({ colorScheme, ...(baseURL && { baseURL }) })
  const viewport = { width, height: width === 360 ? 740 : 800 }
  const page = await context.newPage()
  for (const screen of screens.filter(isAsked)) {
    await openScreen(page, screen, { language, viewport })
    await page.evaluate('document.fonts.ready')
    const file = `${screen.name}-${language}-${width}${colorScheme === 'dark' ? '-dark' : ''}`
    // As tall as the page: what sticks to the window's edge would cover the middle of a long picture.
    const height = Number(await page.evaluate('document.documentElement.scrollHeight'))
    await page.setViewportSize({ width, height })
    await page.evaluate('scrollTo(0, 0)')
    // A dialog that is still rising would let the page through.
    await page.screenshot({ path: join(FOLDER, `${file}.png`), animations: 'disabled' })
  }
}
