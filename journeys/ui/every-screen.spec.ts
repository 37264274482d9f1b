import AxeBuilder from '@axe-core/playwright'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { firstnames, surnames } from '../../server/src/demo/names.ts'
import { allScreens, type Screen } from '../steps/screens.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const widths = [360, 1280] as const
const schemes = ['light', 'dark'] as const
const languages = ['hu', 'en'] as const
/** Letters that only Hungarian has. */
const HUNGARIAN = /[őűŐŰ]/

for (const language of languages)
  for (const scheme of schemes)
    for (const width of widths)
      test(`axe finds nothing on any screen in ${language}, ${scheme}, at ${width} px`, async ({
        browser,
        request,
      }) => {
        test.setTimeout(240_000)
        for (const screen of await allScreens(request)) {
          const page = await open(browser, screen, { language, scheme, width })
          const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
          const found = violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
          )
          expect.soft(found, screen.name).toEqual([])
          expect
            .soft(await page.evaluate('document.documentElement.scrollWidth'), screen.name)
            .toBeLessThanOrEqual(width)
          if (language === 'en') expect.soft(await hungarianWords(page), screen.name).toEqual([])
          await page.context().close()
        }
      })

interface Look {
  language: string
  scheme: 'light' | 'dark'
  width: number
}

async function open(browser: Browser, { path, token }: Screen, { language, scheme, width }: Look) {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: scheme,
    bypassCSP: true,
    reducedMotion: 'reduce',
  })
  await context.addInitScript(
    ([kept, chosen]) => {
      localStorage.setItem('rajt.language', JSON.stringify(chosen))
      if (kept) localStorage.setItem('rajt.token', JSON.stringify(kept))
    },
    [token, language] as const,
  )
  const page = await context.newPage()
  await page.goto(`/app${path}`)
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.locator('[aria-busy=true], .mantine-Skeleton-root')).toHaveCount(0)
  return page
}

/** Words that only Hungarian writes so, but for names (people, universities, the course's companies), which stay. */
async function hungarianWords(page: Page): Promise<string[]> {
  const { UNIVERSITY_NAMES } = await (await page.request.get('/api/context')).json()
  const names = new Set(
    [...Object.values<string>(UNIVERSITY_NAMES), ...surnames, ...firstnames, ...invited, ...told].flatMap(
      wordsOf,
    ),
  )
  const text = await page.locator('#root').innerText()
  return wordsOf(text).filter((word) => HUNGARIAN.test(word) && !names.has(word) && word.length > 2)
}

const invited = ['Fűzfa', 'Tünde']
const told = ['Mosásidő', 'Műszerpult', 'Kerékidő', 'Győr']
const wordsOf = (text: string) => text.match(/\p{L}+/gu) ?? []
