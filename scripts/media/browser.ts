import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { chromium } from 'playwright-core'
import { launchOptions, openSans } from '#testing/journeys/browser.ts'

export const openBrowser = async (): Promise<Browser> => chromium.launch(await launchOptions())

/** Open Sans (SIL Open Font License), inlined so that the look does not depend on the fonts of the machine. */
export function fontFaces(): string {
  const faces = [
    ['Regular', 400, 'normal'],
    ['Bold', 700, 'normal'],
    ['Italic', 400, 'italic'],
  ] as const
  return faces
    .map(([name, weight, style]) => {
      const data = readFileSync(join(openSans, `OpenSans-${name}.ttf`), 'base64')
      const source = `url(data:font/ttf;base64,${data})`
      return `@font-face{font-family:"Open Sans";font-weight:${weight};font-style:${style};src:${source}}`
    })
    .join('')
}
