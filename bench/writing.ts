import { loadavg } from 'node:os'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { launchOptions } from '#testing/journeys/browser.ts'
import { figure, heading, median, note, round } from './print.ts'
import { benchDatabase, end, rajt } from './servers.ts'
import { apiOf } from './signed-in.ts'

const KB = 1024
/** How much slower than this machine the processor of whoever writes is. */
const SLOWER = 4
const KEYS = 60
/** Between two keys, as a good typist has it. */
const BETWEEN_MS = 120
const ROUNDS = 5

const database = await benchDatabase()
const server = await rajt(database.url, database.folder)
const browser = await chromium.launch(await launchOptions())
const student = await apiOf(server.url, 'student@rajt.example')
const office = await apiOf(server.url, 'office@rajt.example')
const { lessons } = await student.get<{ lessons: { id: string }[] }>('/progress')
const lesson = lessons[3]?.id ?? ''
const editor = `/modules/write/${lesson}`

const contextOf = async (token: string): Promise<BrowserContext> => {
  const context = await browser.newContext({ locale: 'hu-HU', viewport: { width: 1280, height: 800 } })
  await context.addInitScript((kept) => localStorage.setItem('rajt.token', JSON.stringify(kept)), token)
  return context
}

/** What a first visit loads beside answers of the API, by name, in bytes over the wire; and which has the editor. */
async function filesOf(path: string, token: string) {
  const context = await contextOf(token)
  const page = await context.newPage()
  const files = new Map<string, number>()
  const writing = new Set<string>()
  page.on('requestfinished', async (request) => {
    const url = request.url()
    if (url.includes('/api/')) return
    const { responseBodySize, responseHeadersSize } = await request.sizes()
    files.set(url, responseBodySize + responseHeadersSize)
    const body = await (await request.response())?.text().catch(() => '')
    if (body?.includes('cm-content')) writing.add(url)
  })
  await page.goto(`${server.url}/app${path}`, { waitUntil: 'networkidle' })
  await page.waitForTimeout(500)
  await context.close()
  return { files, writing: [...writing], bytes: [...files.values()].reduce((sum, one) => sum + one, 0) }
}

heading('The editor of a lesson: its first load')
const frame = await filesOf('/nothing-here', office.token)
const own = await filesOf(editor, office.token)
if (own.writing.length === 0) throw new Error('the page of the editor loads no editor')
figure('editor, page and files beyond the frame', (own.bytes - frame.bytes) / KB, { atMost: 350 }, ' KB')
note(`the frame ${round(frame.bytes / KB)} KB`)
const students = ['/', '/modules', `/lessons/${lesson}`, '/help', '/settings']
let loaded = 0
for (const path of students) loaded += (await filesOf(path, student.token)).writing.length
figure('files of the editor that pages of students load', loaded, { atMost: 0 })

heading(`Typing, with a processor ${SLOWER} times slower`)
note(`load of the machine ${loadavg().map(round).join(', ')}`)
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
  new PerformanceObserver(take).observe({ type: 'event', durationThreshold: 16 })
}`

/** Milliseconds from each key to the paint after it, as the browser itself tells them. */
async function typed(page: Page): Promise<number[]> {
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
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  // The browser does not report what is painted within 16 ms.
  return [...told, ...Array.from({ length: Math.max(0, KEYS - told.length) }, () => 16)]
}

async function inEditor(): Promise<number[]> {
  const context = await contextOf(office.token)
  await context.addInitScript(watch)
  const page = await context.newPage()
  await page.goto(`${server.url}/app${editor}`, { waitUntil: 'networkidle' })
  await page.getByRole('region', { name: 'Magyar' }).getByRole('textbox', { name: 'Szöveg' }).click()
  const times = await typed(page)
  await context.close()
  return times
}

async function inTextArea(): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.setContent('<textarea rows="30" cols="80"></textarea>')
  await page.evaluate(watch)
  await page.locator('textarea').fill(body)
  await page.locator('textarea').click()
  const times = await typed(page)
  await context.close()
  return times
}

const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length
const ratios: number[] = []
const [editors, bare]: [number[], number[]] = [[], []]
for (let one = 0; one < ROUNDS; one++) {
  const [plain, writing] = [await inTextArea(), await inEditor()]
  bare.push(mean(plain))
  editors.push(mean(writing))
  ratios.push(mean(writing) / mean(plain))
}
figure('a key to its paint, over that of a bare text area', median(ratios), { atMost: 2 })
note(
  `${round(median(editors))} ms, the bare text area ${round(median(bare))} ms; ${ROUNDS} interleaved rounds`,
)
await browser.close()
await end(server)
await database.stop()
