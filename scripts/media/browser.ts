import { existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import chromium, { inflate } from '@sparticuz/chromium'
import type { Browser } from 'playwright-core'
import { chromium as playwright } from 'playwright-core'

const FONT_FOLDER = join(tmpdir(), 'fonts', 'fonts', 'Open_Sans')

export async function openBrowser(): Promise<Browser> {
  const executablePath = await chromium.executablePath()
  await unpackFonts()
  return playwright.launch({ executablePath, args: ['--no-sandbox', '--font-render-hinting=none'] })
}

// The package unpacks its fonts only together with the browser; somebody may have tidied them away since.
async function unpackFonts(): Promise<void> {
  if (existsSync(FONT_FOLDER)) return
  const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'))
  await inflate(join(dirname(entry), '..', 'bin', 'fonts.tar.br'))
}

/** Open Sans (SIL Open Font License), inlined so that the look does not depend on the fonts of the machine. */
export function fontFaces(): string {
  const faces = [
    ['Regular', 400, 'normal'],
    ['Bold', 700, 'normal'],
    ['Italic', 400, 'italic'],
  ] as const
  return faces
    .map(([name, weight, style]) => {
      const data = readFileSync(join(FONT_FOLDER, `OpenSans-${name}.ttf`), 'base64')
      const source = `url(data:font/ttf;base64,${data})`
      return `@font-face{font-family:"Open Sans";font-weight:${weight};font-style:${style};src:${source}}`
    })
    .join('')
}
