import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { fontFaces } from './browser.ts'
import type { CourseModule, Language, VideoScript } from './modules.ts'
import { slidePage } from './slide-page.ts'

const SMALLEST_SCALE = 0.6

const TOO_BIG = `(() => {
  const main = document.querySelector('main')
  const boxes = [main, ...main.querySelectorAll('h1, li')]
  return main.scrollHeight > main.clientHeight || boxes.some((box) => box.scrollWidth > box.clientWidth)
})()`

export async function renderSlides(
  browser: Browser,
  script: VideoScript,
  module: CourseModule,
  language: Language,
  folder: string,
): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
  const fonts = fontFaces()
  const files: string[] = []
  for (const [index, slide] of script.slides.entries()) {
    const place = {
      language,
      moduleNumber: module.number,
      videoTitle: script.title[language],
    }
    await page.setContent(slidePage(slide[language], place, fonts))
    await shrinkToFit(page, `${module.key}, ${language}, slide ${index + 1}`)
    const file = join(folder, `${module.key}.${language}.${index + 1}.png`)
    await page.screenshot({ path: file })
    files.push(file)
  }
  await page.close()
  return files
}

async function shrinkToFit(page: Page, name: string): Promise<void> {
  await page.evaluate('document.fonts.ready.then(() => true)')
  for (let scale = 1; scale >= SMALLEST_SCALE; scale -= 0.04) {
    await page.evaluate(`document.body.style.setProperty('--scale', ${scale})`)
    if (!(await page.evaluate<boolean>(TOO_BIG))) return
  }
  throw new Error(`The text does not fit: ${name}`)
}
