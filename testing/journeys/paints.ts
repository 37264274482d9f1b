import { chromium } from '@playwright/test'
import { launchOptions } from './browser.ts'
import { WIDE } from './fonts.ts'

/** Whether the browser of the tests lives and paints a line of text: without that, each of them would fail by itself. */
const LINE = 'Őrült tűzrajt, 12 kör'

const browser = await chromium.launch(await launchOptions())
try {
  const usual = await widthIn('system-ui')
  const wide = await widthIn(WIDE)
  if (!process.env.JOURNEYS_BROWSER && wide <= usual)
    throw new Error(`the wide face is not wider than the usual one: ${wide} and ${usual} px`)
  process.stdout.write(`"${LINE}" is painted ${usual} and ${wide} px wide\n`)
} finally {
  await browser.close()
}

async function widthIn(family: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 400, height: 60 } })
  await page.setContent(`<span style="font: 20px ${family}"></span>`)
  const empty = await page.screenshot()
  const line = page.locator('span')
  await line.evaluate((span, text) => {
    span.textContent = text
  }, LINE)
  if (empty.equals(await page.screenshot())) throw new Error('the browser paints no text')
  return Math.round((await line.boundingBox())?.width ?? 0)
}
