import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { firstnames, surnames } from '../../server/src/demo/names.ts'
import { looks } from '../steps/looks.ts'
import { openScreen } from '../steps/open-screen.ts'
import { allScreens } from '../steps/screens.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Letters that only Hungarian has. */
const HUNGARIAN = /[őűŐŰ]/

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

/** Words that only Hungarian writes so, but for names (people, universities, the course's companies), which stay. */
async function hungarianWords(page: Page): Promise<string[]> {
  const { UNIVERSITY_NAMES } = await (await page.request.get('/api/context')).json()
  const names = new Set(
    [...Object.values<string>(UNIVERSITY_NAMES), ...surnames, ...firstnames, ...invited, ...told].flatMap(
      wordsOf,
    ),
  )
  const text = await page.locator('body').innerText()
  return wordsOf(text).filter((word) => HUNGARIAN.test(word) && !names.has(word) && word.length > 2)
}

const invited = ['Fűzfa', 'Tünde']
const told = ['Mosásidő', 'Műszerpult', 'Kerékidő', 'Cipőmentő', 'Győr', 'Gödöllő']
const wordsOf = (text: string) => text.match(/\p{L}+/gu) ?? []
