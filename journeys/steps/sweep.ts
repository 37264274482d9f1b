import { expect, type Page } from '@playwright/test'
import { WIDE } from '../fonts.ts'
import { axeFindings, bringAxe } from './accessibility.ts'
import { controlFindings } from './controls.ts'
import { hungarianWords } from './hungarian.ts'
import { drawnAnew, headingLeft, MOST_SHIFT, shiftOf } from './layout.ts'
import { languages, schemes, widths } from './looks.ts'
import { openScreen, type Screen } from './open-screen.ts'
import { overhanging } from './room.ts'
import { takeFinger } from './targets.ts'
import type { test as WithScreens } from './with-screens.ts'

/** CSS pixels; a phone's page also fits a desktop's window at 400 % (WCAG 1.4.10). */
const NARROWEST = 320
const HEIGHT = 800

/** Pages as they open, and what is done on them. English words have the room of Hungarian ones: `npm run drills` sees those of acts. */
const sweeps = [
  { language: 'hu', of: 'every screen', isOf: () => true },
  { language: 'en', of: 'every page', isOf: ({ act }: Screen) => !act },
  { language: 'en', of: 'every state of a page', isOf: ({ act }: Screen) => Boolean(act), tag: '@long' },
] as const

/** The screens of a language are shared out into `parts`, so that all browsers have work to the end. */
export function sweep(test: typeof WithScreens, parts: number): void {
  for (const { language, of, isOf, ...tagged } of sweeps)
    for (let part = 0; part < parts; part++)
      test(
        `${of} can be seen, read and used in ${language}, part ${part + 1} of ${parts}`,
        tagged,
        async ({ browser, screens, baseURL }) => {
          test.setTimeout(900_000)
          const context = await browser.newContext({ reducedMotion: 'reduce', ...(baseURL && { baseURL }) })
          const edges = new Map<number, Record<string, number>>()
          const shared = screens.filter(isOf).filter((_, i) => i % parts === part)
          for (const [n, screen] of shared.entries())
            await test.step(screen.name, async () => {
              const [width = 0] = widthsOf(screen, language)
              const { act, ...still } = screen
              const page = await openScreen(context, still, { language, viewport: { width, height: HEIGHT } })
              await expectStill(page, `${screen.name}, ${width} px`)
              if (act) await act(page)
              const edge = await headingLeft(page)
              if (edge !== null) edges.set(width, { ...edges.get(width), [screen.name]: edge })
              await expect.soft(page, screen.name).toHaveTitle(/^[^.].* · Rajt$/)
              await checkEveryLook(page, screen, language, widthOfColours(screen, n))
              if (language === 'en') expect.soft(await hungarianWords(page), screen.name).toEqual([])
              await page.close()
            })
          for (const [width, of] of edges)
            expect
              .soft(edgesIn(of), `headings of one left edge, ${width} px: ${JSON.stringify(of)}`)
              .toHaveLength(1)
        },
      )
}

/** Nothing that arrived after the first paint moved what was there. */
async function expectStill(page: Page, name: string): Promise<void> {
  const { share, moved } = await shiftOf(page)
  if (share > MOST_SHIFT) expect.soft(moved, `${name}, moves by ${share.toFixed(3)}`).toEqual([])
}

/** The different left edges among the screens of a width. */
const edgesIn = (of: Record<string, number>) => [...new Set(Object.values(of))]

/**
 * Opened once: a page follows the window's width and the scheme while it is open, as a person's does. English words stand
 * in the same elements and colours: of them it is looked at whether they have room and can be pressed.
 */
async function checkEveryLook(
  page: Page,
  screen: Screen,
  language: string,
  colouredAt: number,
): Promise<void> {
  const isFirstLanguage = language === languages[0]
  if (isFirstLanguage) await bringAxe(page)
  for (const width of widthsOf(screen, language))
    for (const colorScheme of isFirstLanguage && width === colouredAt ? schemes : schemes.slice(0, 1)) {
      await changeLook(page, width, colorScheme)
      const look = `${screen.name}, ${width} px, ${colorScheme}`
      if (isFirstLanguage) {
        const about = colorScheme === 'dark' ? 'colours' : width === colouredAt ? 'everything' : 'structure'
        expect.soft(await axeFindings(page, about), look).toEqual([])
      }
      expect.soft(await controlFindings(page, { width, colorScheme, language }), look).toEqual([])
      expect.soft(await overhanging(page), look).toEqual([])
    }
  await expectToFit(page, screen)
}

async function changeLook(page: Page, width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT })
  // What the header covers of a page that was scrolled is not too small.
  await page.evaluate('scrollTo(0, 0)')
  await takeFinger(page, width === widths[0])
  await page.emulateMedia({ colorScheme })
  await drawnAnew(page)
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
}

/** In the usual face, and in one that is a sixth wider. */
async function expectToFit(page: Page, { name }: Screen): Promise<void> {
  await page.setViewportSize({ width: NARROWEST, height: HEIGHT })
  await drawnAnew(page)
  expect.soft(await overhanging(page), `${name}, ${NARROWEST} px`).toEqual([])
  await addStyle(page, `* { font-family: ${WIDE} !important }`)
  await drawnAnew(page)
  expect.soft(await overhanging(page), `${name}, ${NARROWEST} px, wide face`).toEqual([])
}

/** Past the page's own rules, and past its ban on styles of strangers. */
const addStyle = (page: Page, css: string) =>
  page.evaluate<void>(`{
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(${JSON.stringify(css)})
    document.adoptedStyleSheets.push(sheet)
  }`)

/** A page has the same colours at every width: those of each screen are looked at in one of them, in turns. */
const widthOfColours = ({ onlyAt }: Screen, n: number) => onlyAt ?? widths[n % widths.length] ?? 0

/** From the widest in one language and from a phone's in the other; what only a phone has, there alone. */
const widthsOf = ({ onlyAt }: Screen, language: string): readonly number[] =>
  onlyAt ? [onlyAt] : language === 'hu' ? widths.toReversed() : widths
