import { expect, type Page } from '@playwright/test'
import { pages } from '#app/web/pages.ts'
import { WIDE } from '../fonts.ts'
import { axeFindings, bringAxe } from './accessibility.ts'
import { controlFindings } from './controls.ts'
import { hungarianWords } from './hungarian.ts'
import { drawnAnew, headingLeft, MOST_SHIFT, shiftOf } from './layout.ts'
import { languages, schemes, widths } from './looks.ts'
import { changeBy, openScreen, type Screen } from './open-screen.ts'
import { overhanging } from './room.ts'
import { takeFinger } from './targets.ts'
import type { test as WithScreens } from './with-screens.ts'

/** CSS pixels; a phone's page also fits a desktop's window at 400 % (WCAG 1.4.10). */
const NARROWEST = 320
const HEIGHT = 800

interface Look {
  width: number
  colorScheme: 'light' | 'dark'
}

const everyLook: readonly Look[] = schemes.flatMap((colorScheme) =>
  widths.map((width) => ({ width, colorScheme })),
)
/** What only a phone has is seen there alone. */
const looksOf = ({ onlyAt }: Screen) => everyLook.filter(({ width }) => !onlyAt || width === onlyAt)
const every = (all: readonly Look[]) => all
const inTurns = (all: readonly Look[], n: number) => all.slice(n % all.length, (n % all.length) + 1)

const all = (screens: readonly Screen[]) => screens

/** Each page as it opens, and with each tab and filter, for one of those who see it: of its states the first. */
function onePerPage(screens: readonly Screen[]): Screen[] {
  const chosen = new Map<string, Screen>()
  for (const screen of screens) {
    const page = pageOf(screen)
    if (page && !screen.act && !chosen.has(page)) chosen.set(page, screen)
  }
  return [...chosen.values()]
}

/** Ids and keys of addresses are those of a state. */
const STATE = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32}|[A-Za-z0-9_-]{43}/g
const paths = Object.values(pages).map(({ path }) => path as string)
/** Where several kinds of people have pages of their own, as `/`. */
const shared = new Set(paths.filter((path, n) => paths.indexOf(path) !== n))

/** Null for what a search finds, which is a state. */
function pageOf({ name, path }: Screen): string | null {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  if (searchParams.has('search')) return null
  const asked = [...searchParams].map(([key, value]) => (key === 'tab' ? value : key))
  const people = shared.has(pathname) ? [name.split(/[ -]/)[0]] : []
  return [...people, pathname.replace(STATE, '*'), ...asked].join(' ')
}

/**
 * A run sees every page as it opens, the looks in turns. What comes after a press (dialogs, refusals, sent forms), the
 * other states of a page, what others see of it, every look and English take a quarter of an hour, in
 * `npm run drills screens`. English words stand in the same elements and colours, and have the room of Hungarian ones.
 */
const sweeps = [
  { of: 'every page', language: 'hu', looks: inTurns, chosen: onePerPage },
  { of: 'every screen in every look', language: 'hu', looks: every, chosen: all, tag: '@long' },
  { of: 'every screen in every look', language: 'en', looks: every, chosen: all, tag: '@long' },
] as const

export function sweep(test: typeof WithScreens): void {
  for (const { of, language, looks, chosen, ...tagged } of sweeps)
    test(`${of} can be seen, read and used in ${language}`, tagged, async ({ browser, screens, baseURL }) => {
      test.setTimeout(1_800_000)
      const context = await browser.newContext({ reducedMotion: 'reduce', ...(baseURL && { baseURL }) })
      const page = await context.newPage()
      const edges = new Map<number, Record<string, number>>()
      for (const [n, screen] of chosen(screens).entries())
        await test.step(screen.name, async () => {
          const looked = looks(looksOf(screen), n)
          const [first] = looked
          if (!first) throw new Error(`${screen.name} has no look`)
          const { act, ...still } = screen
          await takeLook(page, first)
          await openScreen(page, still, { language, viewport: { width: first.width, height: HEIGHT } })
          await expectStill(page, `${screen.name}, ${first.width} px`)
          if (act) await expectToAct(page, act, screen.name)
          const edge = await headingLeft(page)
          if (edge !== null) edges.set(first.width, { ...edges.get(first.width), [screen.name]: edge })
          await expect.soft(page, screen.name).toHaveTitle(/^[^.].* · Rajt$/)
          await checkLooks(page, screen.name, language, looked)
          if (language === 'en') expect.soft(await hungarianWords(page), screen.name).toEqual([])
        })
      for (const [width, of] of edges)
        expect
          .soft(edgesIn(of), `headings of one left edge, ${width} px: ${JSON.stringify(of)}`)
          .toHaveLength(1)
    })
}

/** One whose act fails holds up no other. */
async function expectToAct(page: Page, act: NonNullable<Screen['act']>, name: string): Promise<void> {
  const failure = await changeBy(page, act).then(
    () => null,
    (why: unknown) => String(why),
  )
  expect.soft(failure, `${name}, the act`).toBeNull()
}

/** Nothing that arrived after the first paint moved what was there. */
async function expectStill(page: Page, name: string): Promise<void> {
  const { share, moved } = await shiftOf(page)
  if (share > MOST_SHIFT) expect.soft(moved, `${name}, moves by ${share.toFixed(3)}`).toEqual([])
}

/** The different left edges among the screens of a width. */
const edgesIn = (of: Record<string, number>) => [...new Set(Object.values(of))]

/** A page follows the window's width and the scheme while it is open, as a person's does. */
async function checkLooks(page: Page, name: string, language: string, looks: readonly Look[]): Promise<void> {
  const isFirstLanguage = language === languages[0]
  if (isFirstLanguage) await bringAxe(page)
  for (const look of looks) {
    await changeLook(page, look)
    const named = `${name}, ${look.width} px, ${look.colorScheme}`
    if (isFirstLanguage) expect.soft(await axeFindings(page), named).toEqual([])
    expect.soft(await controlFindings(page, look.width, language), named).toEqual([])
    expect.soft(await overhanging(page), named).toEqual([])
  }
  await expectToFit(page, name)
}

async function takeLook(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT })
  await takeFinger(page, width === widths[0])
  await page.emulateMedia({ colorScheme })
}

async function changeLook(page: Page, look: Look): Promise<void> {
  await takeLook(page, look)
  // At the top: a target that the header covers on a scrolled page would count as too small.
  await page.evaluate('scrollTo(0, 0)')
  await drawnAnew(page)
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', look.colorScheme)
}

/** In the usual face, and in one that is a sixth wider. */
async function expectToFit(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: NARROWEST, height: HEIGHT })
  await drawnAnew(page)
  expect.soft(await overhanging(page), `${name}, ${NARROWEST} px`).toEqual([])
  await addStyle(page, `* { font-family: ${WIDE} !important }`)
  await drawnAnew(page)
  expect.soft(await overhanging(page), `${name}, ${NARROWEST} px, wide face`).toEqual([])
}

/** Added past the page's own rules and its policy against foreign styles. */
const addStyle = (page: Page, css: string) =>
  page.evaluate<void>(`{
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(${JSON.stringify(css)})
    document.adoptedStyleSheets.push(sheet)
  }`)
