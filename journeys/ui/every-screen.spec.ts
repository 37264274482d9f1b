import AxeBuilder from '@axe-core/playwright'
import { chromium, expect, type Page, test } from '@playwright/test'
import { launchOptions } from '../browser.ts'
import { hungarianWords } from '../steps/hungarian.ts'
import { looks } from '../steps/looks.ts'
import { openScreen } from '../steps/open-screen.ts'
import { allScreens } from '../steps/screens.ts'

/** CSS pixels; a phone's page also fits a desktop's window at 400 % (WCAG 1.4.10). */
const NARROWEST = 320
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

for (const { language, colorScheme, width } of looks)
  test(`axe finds nothing on any screen in ${language}, ${colorScheme}, at ${width} px`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(240_000)
    for (const screen of await allScreens(request, width)) {
      const page = await openScreen(browser, screen, {
        language,
        viewport: { width, height: 800 },
        colorScheme,
        bypassCSP: true,
        reducedMotion: 'reduce',
      })
      const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
      )
      expect.soft(found, screen.name).toEqual([])
      if (language === 'en') expect.soft(await hungarianWords(page), screen.name).toEqual([])
      if (width === 360) await page.setViewportSize({ width: NARROWEST, height: 800 })
      expect.soft(await overhang(page), screen.name).toBeLessThanOrEqual(0)
      await page.context().close()
    }
  })

for (const language of ['hu', 'en'])
  test(`every screen in ${language} fits ${NARROWEST} px with a wide system face`, async ({
    request,
    baseURL,
  }) => {
    test.setTimeout(240_000)
    const browser = await chromium.launch(await launchOptions('wide'))
    for (const screen of await allScreens(request, 360)) {
      const viewport = { width: NARROWEST, height: 800 }
      const page = await openScreen(browser, screen, { language, viewport, baseURL, reducedMotion: 'reduce' })
      expect.soft(await overhang(page), screen.name).toBeLessThanOrEqual(0)
      await page.context().close()
    }
    await browser.close()
  })

/** Pixels by which a page is wider than its window. */
const overhang = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')
