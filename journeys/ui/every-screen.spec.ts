import { chromium, expect, type Page } from '@playwright/test'
import { launchOptions } from '../browser.ts'
import { axeFindings, bringAxe } from '../steps/accessibility.ts'
import { hungarianWords } from '../steps/hungarian.ts'
import { languages, schemes, widths } from '../steps/looks.ts'
import { openScreen, type Screen } from '../steps/open-screen.ts'
import { test } from '../steps/with-screens.ts'

/** CSS pixels; a phone's page also fits a desktop's window at 400 % (WCAG 1.4.10). */
const NARROWEST = 320
const HEIGHT = 800
/** The screens of a language are shared out, so that both browsers have work to the end. */
const PARTS = 3

for (const language of languages)
  for (let part = 0; part < PARTS; part++)
    test(`axe finds nothing on any screen in ${language}, part ${part + 1} of ${PARTS}`, async ({
      browser,
      screens,
    }) => {
      test.setTimeout(300_000)
      for (const screen of screens.filter((_, i) => i % PARTS === part))
        await test.step(screen.name, async () => {
          const [width = 0] = widthsOf(screen)
          const viewport = { width, height: HEIGHT }
          const page = await openScreen(browser, screen, { language, viewport, reducedMotion: 'reduce' })
          await expect.soft(page, screen.name).toHaveTitle(/^[^.].* · Rajt$/)
          await checkEveryLook(page, screen)
          if (language === 'en') expect.soft(await hungarianWords(page), screen.name).toEqual([])
          await page.context().close()
        })
    })

/** Opened once: a page follows the window's width and the scheme while it is open, as a person's does. */
async function checkEveryLook(page: Page, screen: Screen): Promise<void> {
  await bringAxe(page)
  for (const width of widthsOf(screen))
    for (const colorScheme of schemes) {
      await changeLook(page, width, colorScheme)
      expect.soft(await axeFindings(page), `${screen.name}, ${width} px, ${colorScheme}`).toEqual([])
      expect.soft(await overhanging(page), `${screen.name}, ${width} px`).toEqual([])
    }
  await expectToFit(page, screen)
}

async function changeLook(page: Page, width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT })
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
  await page.evaluate(COLOURS_ARE_THERE)
}

/** Colours that an element inherits arrive level by level, each by a transition, however short. */
const COLOURS_ARE_THERE = `new Promise((resolve) => {
  const look = () =>
    document.getAnimations().some((one) => one instanceof CSSTransition) ? setTimeout(look, 20) : resolve()
  setTimeout(look, 20)
})`

for (const language of languages)
  test(`every screen in ${language} fits ${NARROWEST} px with a wide system face`, async ({
    screens,
    baseURL,
  }) => {
    test.setTimeout(300_000)
    const browser = await chromium.launch(await launchOptions('wide'))
    for (const screen of screens)
      await test.step(screen.name, async () => {
        const viewport = { width: NARROWEST, height: HEIGHT }
        const page = await openScreen(browser, screen, {
          language,
          viewport,
          baseURL,
          reducedMotion: 'reduce',
        })
        await expectToFit(page, screen)
        await page.context().close()
      })
    await browser.close()
  })

async function expectToFit(page: Page, { name }: Screen): Promise<void> {
  await page.setViewportSize({ width: NARROWEST, height: HEIGHT })
  expect.soft(await overhanging(page), `${name}, ${NARROWEST} px`).toEqual([])
}

/** From the widest, where everything can be pressed; what only a phone has, there alone. */
const widthsOf = ({ onlyAt }: Screen): readonly number[] => (onlyAt ? [onlyAt] : widths.toReversed())

/** Where a page can be scrolled sideways: the elements that reach past its window. */
const overhanging = (page: Page) =>
  page.evaluate<string[]>(`
    document.documentElement.scrollWidth <= document.documentElement.clientWidth ? [] :
      [...document.body.querySelectorAll('*')]
        .filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5)
        .map((one) => one.outerHTML.slice(0, 120))
  `)
