import { type BrowserContext, chromium } from '@playwright/test'
import { launchOptions } from '#testing/journeys/browser.ts'
import { figure, heading, note, round } from './print.ts'
import { benchDatabase, end, rajt } from './servers.ts'
import { apiOf } from './signed-in.ts'

const KB = 1024

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

await browser.close()
await end(server)
await database.stop()
