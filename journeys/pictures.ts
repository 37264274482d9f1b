import { join } from 'node:path'
import { test } from '@playwright/test'
import { looks } from './steps/looks.ts'
import { openScreen } from './steps/open-screen.ts'
import { allScreens } from './steps/screens.ts'

const FOLDER = join(import.meta.dirname, 'results/screens')

for (const look of looks)
  test(`pictures: in ${look.language}, ${look.colorScheme}, at ${look.width} px`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(300_000)
    const { language, width, colorScheme } = look
    const context = await browser.newContext({ colorScheme })
    const viewport = { width, height: width === 360 ? 740 : 800 }
    for (const screen of await allScreens(request, width)) {
      const page = await openScreen(context, screen, { language, viewport })
      await page.evaluate('document.fonts.ready')
      const file = `${screen.name}-${language}-${width}${colorScheme === 'dark' ? '-dark' : ''}`
      // As tall as the page: what sticks to the window's edge would cover the middle of a long picture.
      const height = Number(await page.evaluate('document.documentElement.scrollHeight'))
      await page.setViewportSize({ width, height })
      await page.evaluate('scrollTo(0, 0)')
      await page.screenshot({ path: join(FOLDER, `${file}.png`) })
      await page.close()
    }
  })
