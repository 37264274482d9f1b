import { writeFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { fontFaces } from './browser.ts'
import type { CourseModule, Language } from './modules.ts'
import { worksheetPage } from './worksheet-page.ts'
import { readWorksheet } from './worksheet-source.ts'

// Text in points and the lowest row in millimetres it is worth having: handwriting needs room more than print does.
const SIZES = [
  { text: 10.5, lowest: 7.6 },
  { text: 10, lowest: 7 },
  { text: 9.5, lowest: 6.6 },
  { text: 9, lowest: 6.2 },
  { text: 8.5, lowest: 5.2 },
]
const HIGHEST_ROW = 11

const FITS = `(() => {
  const content = document.querySelector('.content')
  return content.scrollHeight <= content.clientHeight && content.scrollWidth <= content.clientWidth
})()`

export async function makeWorksheet(
  browser: Browser,
  source: string,
  module: CourseModule,
  language: Language,
  output: string,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 794, height: 1123 } })
  await page.emulateMedia({ media: 'print' })
  await page.setContent(worksheetPage(readWorksheet(source), module.number, language, fontFaces()))
  await page.evaluate('document.fonts.ready.then(() => true)')
  await fillOnePage(page, source)
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true })
  writeFileSync(output, withoutChance(pdf))
  await page.close()
}

/** The largest text that fits the page, and then as much room for handwriting as is left. */
async function fillOnePage(page: Page, source: string): Promise<void> {
  for (const { text, lowest } of SIZES) {
    for (let row = HIGHEST_ROW; row >= lowest; row -= 0.2) {
      if (await tryLayout(page, { text, row, gap: row / 8 })) return
    }
  }
  throw new Error(`${source} does not fit one page`)
}

interface Layout {
  text: number
  row: number
  gap: number
}

async function tryLayout(page: Page, { text, row, gap }: Layout): Promise<boolean> {
  const settings = [
    ['--text', `${text}pt`],
    ['--row', `${row.toFixed(1)}mm`],
    ['--gap', Math.max(0.6, gap).toFixed(2)],
  ]
  const set = settings.map(
    ([name, value]) => `document.documentElement.style.setProperty('${name}', '${value}');`,
  )
  return page.evaluate<boolean>(`${set.join('')}${FITS}`)
}

/**
 * The time of printing and the numbers of the tags would make every run differ. What replaces them is as long,
 * so the offsets in the file stay right, and keeps the order the tree of tags is sorted by.
 */
function withoutChance(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1').replace(/\(D:\d{14}/g, '(D:20260101000000')
  const tags = [...new Set(text.match(/\(node\d{8}\)/g))].toSorted()
  const numbers = new Map(tags.map((tag, index) => [tag, `(node${String(index + 1).padStart(8, '0')})`]))
  return Buffer.from(
    text.replace(/\(node\d{8}\)/g, (tag) => numbers.get(tag) ?? tag),
    'latin1',
  )
}
