import { loadavg } from 'node:os'
import type { Page } from '@playwright/test'
import { bareEditor } from './bare-editor.ts'
import { figure, heading, median, note, round } from './print.ts'
import { desktop, startWithWriters } from './writers.ts'

/** How much slower than this machine the processor of whoever writes is. */
const SLOWER = 4
const KEYS = 60
/** Between two keys, as a good typist has it. */
const BETWEEN_MS = 120
const ROUNDS = 5
/** The browser does not report what is painted within it. */
const FRAME_MS = 16

const { url, browser, office, lesson, contextOf, stop } = await startWithWriters()
const { draft, published } = await office.get<{
  draft: { written: { content: { hu: { body: string } } } } | null
  published: { written: { content: { hu: { body: string } } } } | null
}>(`/authoring/thing/${lesson}`)
const body = (draft ?? published)?.written.content.hu.body ?? ''

const watch = `{
  window.keyTimes = []
  const take = (list) => {
    for (const entry of list.getEntries()) if (entry.name === 'keydown') window.keyTimes.push(entry.duration)
  }
  new PerformanceObserver(take).observe({ type: 'event', durationThreshold: ${FRAME_MS} })
}`

/** Milliseconds from a key to the paint after it, as the browser itself tells them: the mean of all keys. */
async function typed(page: Page): Promise<number> {
  const processor = await page.context().newCDPSession(page)
  await processor.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.keyboard.press('End')
  await page.waitForTimeout(1_000)
  await page.evaluate('window.keyTimes.length = 0')
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.press('abcdefghij '[key % 11] ?? 'a')
    await page.waitForTimeout(BETWEEN_MS)
  }
  await page.waitForTimeout(1_000)
  const told = (await page.evaluate('window.keyTimes')) as number[]
  await page.context().close()
  const all = [...told, ...Array.from({ length: Math.max(0, KEYS - told.length) }, () => FRAME_MS)]
  return all.reduce((sum, one) => sum + one, 0) / all.length
}

async function inEditor(): Promise<number> {
  const context = await contextOf(office.token)
  await context.addInitScript(watch)
  const page = await context.newPage()
  await page.goto(`${url}/app/modules/write/${lesson}`, { waitUntil: 'networkidle' })
  await page.getByRole('region', { name: 'Magyar' }).getByRole('textbox', { name: 'Szöveg' }).click()
  return typed(page)
}

/** On a page that has nothing else. */
async function alone(html: string, fill: (page: Page) => Promise<void>): Promise<number> {
  const page = await (await browser.newContext(desktop)).newPage()
  await page.setContent(html)
  await page.evaluate(watch)
  await fill(page)
  return typed(page)
}

const inTextArea = () =>
  alone('<textarea rows="30" cols="80"></textarea>', async (page) => {
    await page.locator('textarea').fill(body)
    await page.locator('textarea').click()
  })

const library = await bareEditor()
const inLibrary = () =>
  alone(library.page, async (page) => {
    await page.evaluate(library.script)
    await page.evaluate(`write(${JSON.stringify(body)})`)
    await page.locator('.cm-content').click()
  })

heading(`Typing, with a processor ${SLOWER} times slower`)
note(`load of the machine ${loadavg().map(round).join(', ')}`)
const ways = { area: inTextArea, library: inLibrary, editor: inEditor }
const taken = { area: [] as number[], library: [] as number[], editor: [] as number[] }
for (let one = 0; one < ROUNDS; one++)
  for (const way of ['area', 'library', 'editor'] as const) taken[way].push(await ways[way]())
const ratios = taken.editor.map((time, one) => time / (taken.area[one] ?? Number.NaN))
figure('a key to its paint, over that of a bare text area', median(ratios), { atMost: 2 })
// Nothing is painted before a frame is over: the ratio above grows with a slower machine, and these say why.
note(
  `${round(median(taken.editor))} ms, the text area ${round(median(taken.area))} ms, the editor's library alone ${round(median(taken.library))} ms; ${ROUNDS} interleaved rounds`,
)
await stop()
