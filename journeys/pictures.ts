import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { allScreens } from './steps/screens.ts'

const FOLDER = join(import.meta.dirname, 'results/screens')
const README_PICTURES = join(import.meta.dirname, '../docs/pictures')
const forReadme = ['student-dashboard-hu-1280', 'student-lesson-hu-360']

for (const language of ['hu', 'en'])
  for (const width of [360, 1280])
    test(`pictures in ${language} at ${width} px`, async ({ browser, request }) => {
      test.setTimeout(300_000)
      for (const { name, path, token } of await allScreens(request)) {
        const context = await browser.newContext({ viewport: { width, height: width === 360 ? 740 : 800 } })
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
        await page.evaluate('document.fonts.ready')
        const file = `${name}-${language}-${width}`
        if (forReadme.includes(file)) await page.screenshot({ path: join(README_PICTURES, `${file}.png`) })
        // As tall as the page: what sticks to the window's edge would cover the middle of a long picture.
        const height = Number(await page.evaluate('document.documentElement.scrollHeight'))
        await page.setViewportSize({ width, height })
        await page.screenshot({ path: join(FOLDER, `${file}.png`) })
        await context.close()
      }
    })
