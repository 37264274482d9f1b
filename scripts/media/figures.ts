import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { parse } from 'yaml'
import { fontFaces } from './browser.ts'
import { type Drawing, drawFunnel, drawLoop, type Funnel, type Loop, WIDTH } from './drawings.ts'
import { htmlPage } from './html.ts'
import { LANGUAGES, type Language } from './modules.ts'

type Described = ({ kind: 'loop' } & Record<Language, Loop>) | ({ kind: 'funnel' } & Record<Language, Funnel>)

const drawn = (figure: Described, language: Language): Drawing =>
  figure.kind === 'loop' ? drawLoop(figure[language]) : drawFunnel(figure[language])

const figuresOf = (source: string) =>
  Object.entries(parse(readFileSync(source, 'utf8')) as Record<string, Described>)

export const filesOfFigures = (source: string, output: string): string[] =>
  figuresOf(source).flatMap(([key]) => LANGUAGES.map((language) => join(output, `${key}.${language}.webp`)))

/** The figures of a module's figures.yml as pictures without loss, on a ground of their own; media.yml lists them. */
export async function makeFigures(browser: Browser, source: string, output: string): Promise<void> {
  const page = await browser.newPage({ deviceScaleFactor: 2 })
  for (const [key, figure] of figuresOf(source))
    for (const language of LANGUAGES) {
      const { svg, height } = drawn(figure, language)
      await page.setViewportSize({ width: WIDTH, height })
      const css = `${fontFaces()} body { margin: 0; background: #fff } svg { display: block }`
      await page.setContent(htmlPage({ language, title: key, css, body: svg }))
      await page.evaluate('document.fonts.ready')
      const shot = await page.screenshot()
      await sharp(shot)
        .webp({ lossless: true })
        .toFile(join(output, `${key}.${language}.webp`))
    }
  await page.close()
}
