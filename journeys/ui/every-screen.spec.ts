import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { hungarianWords } from '../steps/hungarian.ts'
import { looks } from '../steps/looks.ts'
import { openScreen } from '../steps/open-screen.ts'
import { allScreens } from '../steps/screens.ts'

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
      // A phone's page also fits 320 px, which is a desktop's at 400 % (WCAG 1.4.10).
      const narrowest = width === 360 ? 320 : width
      await page.setViewportSize({ width: narrowest, height: 800 })
      expect
        .soft(await page.evaluate('document.documentElement.scrollWidth'), screen.name)
        .toBeLessThanOrEqual(narrowest)
      await page.context().close()
    }
  })
