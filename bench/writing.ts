import { figure, heading, note, round } from './print.ts'
import { startWithWriters } from './writers.ts'

const KB = 1024

const { url: address, student, office, lesson, contextOf, stop } = await startWithWriters()

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
  await page.goto(`${address}/app${path}`, { waitUntil: 'networkidle' })
  await page.waitForTimeout(500)
  await context.close()
  return { files, writing: [...writing], bytes: [...files.values()].reduce((sum, one) => sum + one, 0) }
}

heading('The editor of a lesson: its first load')
const frame = await filesOf('/nothing-here', office.token)
const own = await filesOf(`/modules/write/${lesson}`, office.token)
if (own.writing.length === 0) throw new Error('the page of the editor loads no editor')
figure('editor, page and files beyond the frame', (own.bytes - frame.bytes) / KB, { atMost: 350 }, ' KB')
note(`the frame ${round(frame.bytes / KB)} KB`)
const students = ['/', '/modules', `/lessons/${lesson}`, '/help', '/settings']
let loaded = 0
for (const path of students) loaded += (await filesOf(path, student.token)).writing.length
figure('files of the editor that pages of students load', loaded, { atMost: 0 })

await stop()
