import { chromium, type Page } from '@playwright/test'
import { launchOptions } from '#testing/journeys/browser.ts'
import { barePages } from './bare-page.ts'
import { figure, heading, median, note, round } from './print.ts'
import { benchDatabase, end, rajt } from './servers.ts'
import { apiOf } from './signed-in.ts'

const KB = 1024
const ROUNDS = 7
/** Times the paint of a bare page of the same bytes. */
const PAINT = 1.6
/** 10 Mbit/s and 40 ms, as the browser's tools count them. */
const NETWORK = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 }

const database = await benchDatabase()
const server = await rajt(database.url, database.folder)
const secondDatabase = await benchDatabase()
const second = await rajt(secondDatabase.url, secondDatabase.folder, 'semester-2')
const bare = await barePages()
const browser = await chromium.launch(await launchOptions())
const student = await apiOf(server.url, 'student@rajt.example')
const { lessons } = await student.get<{ lessons: { id: string }[] }>('/progress')
const owner = await apiOf(second.url, 'owner@rajt.example')
const { projects } = await owner.get<{ projects: { _id: string }[] }>('/find-project/all')

interface Load {
  /** Of the page and its files, compressed, with the headers of their answers. */
  bytes: number
  /** Of the API's answers, which are personal and kept nowhere, with their headers. */
  data: number
  paint: number
}

/** Bytes over the wire, and the largest contentful paint of one load. */
async function load(page: Page, address: string, slow: boolean): Promise<Load> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  if (slow) await network.send('Network.emulateNetworkConditions', NETWORK)
  const isData = new Map<string, boolean>()
  network.on('Network.requestWillBeSent', ({ requestId, request }) =>
    isData.set(requestId, request.url.includes('/api/')),
  )
  const bytes = { page: 0, data: 0 }
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[isData.get(requestId) ? 'data' : 'page'] += encodedDataLength
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const paint = (await page.evaluate(`new Promise((resolve) => {
    const last = (list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)
    new PerformanceObserver(last).observe({ type: 'largest-contentful-paint', buffered: true })
  })`)) as number
  await network.detach()
  return { bytes: bytes.page, data: bytes.data, paint }
}

async function measure(address: string, kept: Kept) {
  const cold: Load[] = []
  const again: Load[] = []
  const barePaints: number[] = []
  const ratios: number[] = []
  for (let one = 0; one < ROUNDS; one++) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    if (kept.token) await context.addInitScript(keepStudent, kept)
    const page = await context.newPage()
    const first = await load(page, address, true)
    cold.push(first)
    again.push(await load(page, address, true))
    await context.close()
    const bytes = first.bytes + first.data
    const barePaint = await barePaintOf(bytes)
    barePaints.push(barePaint)
    ratios.push(first.paint / barePaint)
  }
  const middle = (loads: Load[], key: keyof Load) => median(loads.map((one) => one[key]))
  return {
    files: middle(cold, 'bytes') / KB,
    all: (middle(cold, 'bytes') + middle(cold, 'data')) / KB,
    paint: middle(cold, 'paint'),
    barePaint: median(barePaints),
    ratio: median(ratios),
    again: middle(again, 'bytes') / KB,
    againData: middle(again, 'data') / KB,
    againPaint: middle(again, 'paint'),
  }
}

interface Kept {
  /** Null for a guest. */
  token: string | null
  enrolled: 'NONE' | 'OWNER'
}

/** What a browser in which a student has signed in keeps (platform/web/session.ts). */
function keepStudent({ token, enrolled }: Kept) {
  localStorage.setItem('rajt.token', JSON.stringify(token))
  localStorage.setItem('rajt.enrolled', JSON.stringify(enrolled))
}

/** In a window of its own, as each cold load. */
async function barePaintOf(bytes: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const { paint } = await load(await context.newPage(), bare.of(bytes), true)
  await context.close()
  if (paint === 0) throw new Error('the bare page painted nothing')
  return paint
}

heading('First load without a cache, at 10 Mbit/s and 40 ms; a revisit')
const first = { url: server.url, kept: { token: student.token, enrolled: 'NONE' } } as const
const ofOwner = { url: second.url, kept: { token: owner.token, enrolled: 'OWNER' }, kb: 200 } as const
const pages = [
  { name: 'login', path: '/auth/login', ...first, kept: { ...first.kept, token: null }, kb: 130 },
  { name: 'dashboard', path: '/', ...first, kb: 190 },
  { name: 'lesson', path: `/lessons/${lessons[1]?.id}`, ...first, kb: 190 },
  { name: 'find projects', path: '/project/find-projects', ...ofOwner },
  { name: 'project', path: `/project/project-detail/${projects[1]?._id}`, ...ofOwner },
  { name: 'find members', path: '/my-project/team/member-finder/list', ...ofOwner },
  { name: 'find mentors', path: '/mentors/find-mentors', ...ofOwner },
]
for (const { name, url, path, kept, kb } of pages) {
  const { files, all, paint, barePaint, ratio, again, againData, againPaint } = await measure(
    `${url}/app${path}`,
    kept,
  )
  figure(`${name}, page and files`, files, { atMost: kb }, ' KB')
  note(`${round(all)} KB with data`)
  figure(`${name}, revisit, page and files`, again, { atMost: 5 }, ' KB')
  note(`and ${round(againData)} KB of data`)
  figure(`${name}, largest contentful paint over that of a bare page of the same bytes`, ratio, {
    atMost: PAINT,
  })
  note(`${round(paint)} ms, the bare page ${round(barePaint)} ms, the revisit ${round(againPaint)} ms`)
  note(`medians of ${ROUNDS} interleaved rounds`)
}

await browser.close()
await bare.stop()
await end(server)
await end(second)
await database.stop()
await secondDatabase.stop()
