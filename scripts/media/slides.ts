import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { fontFaces } from './browser.ts'
import type { CourseModule, Language, Slide, VideoScript } from './modules.ts'
import { slidePage } from './slide-page.ts'

const SMALLEST_SCALE = 0.6

const TOO_BIG = `(() => {
  const main = document.querySelector('main')
  const boxes = [main, ...main.querySelectorAll('h1, li')]
  return main.scrollHeight > main.clientHeight || boxes.some((box) => box.scrollWidth > box.clientWidth)
})()`

interface Rendered {
  files: string[]
  /** The first slide in the colours of the stage; null without one. */
  cover: string | null
}

export async function renderSlides(
  browser: Browser,
  script: VideoScript,
  module: CourseModule,
  language: Language,
  folder: string,
): Promise<Rendered> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
  const fonts = fontFaces()
  const place = { language, moduleNumber: module.number, videoTitle: script.title[language] }
  const render = async (slide: Slide, name: string, isCover = false) => {
    await page.setContent(slidePage(slide, { ...place, isCover }, fonts))
    await shrinkToFit(page, `${module.key}, ${language}, slide ${name}`)
    const file = join(folder, `${module.key}.${language}.${name}.png`)
    await page.screenshot({ path: file })
    return file
  }
  const files: string[] = []
  for (const [index, slide] of script.slides.entries())
    files.push(await render(slide[language], String(index + 1)))
  const [first] = script.slides
  const cover = first ? await render(first[language], 'cover', true) : null
  await page.close()
  return { files, cover }
}

async function shrinkToFit(page: Page, name: string): Promise<void> {
  await page.evaluate('document.fonts.ready.then(() => true)')
  for (let scale = 1; scale >= SMALLEST_SCALE; scale -= 0.04) {
    await page.evaluate(`document.body.style.setProperty('--scale', ${scale})`)
    if (!(await page.evaluate<boolean>(TOO_BIG))) return
  }
  throw new Error(`The text does not fit: ${name}`)
}
