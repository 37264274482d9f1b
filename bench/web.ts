import { chromium, type Page } from '@playwright/test'
import { launchOptions } from '../journeys/browser.ts'
import { figure, heading, median, note, round } from './print.ts'
import { benchDatabase, end, rajt } from './servers.ts'
import { apiOf } from './signed-in.ts'

const KB = 1024
const ROUNDS = 7
/** 10 Mbit/s and 40 ms, as the browser's tools count them. */
const NETWORK = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 }

const database = await benchDatabase()
const server = await rajt(database.url, database.folder)
const browser = await chromium.launch(await launchOptions())
const { token, get } = await apiOf(server.url, 'student@rajt.example')
const { lessons } = await get<{ lessons: { id: string }[] }>('/progress')

interface Load {
  /** Of the page and its files. */
  bytes: number
  /** Of the API's answers, which are personal and kept nowhere. */
  data: number
  paint: number
}

/** Bytes over the wire, headers included, and the largest contentful paint of one load. */
async function load(page: Page, path: string, slow: boolean): Promise<Load> {
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
  await page.goto(server.url + path, { waitUntil: 'networkidle' })
  const paint = (await page.evaluate(`new Promise((resolve) => {
    const last = (list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)
    new PerformanceObserver(last).observe({ type: 'largest-contentful-paint', buffered: true })
  })`)) as number
  await network.detach()
  return { bytes: bytes.page, data: bytes.data, paint }
}

async function measure(path: string, signedIn: boolean) {
  const cold: Load[] = []
  const again: Load[] = []
  for (let one = 0; one < ROUNDS; one++) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    if (signedIn)
      await context.addInitScript((kept) => localStorage.setItem('rajt.token', JSON.stringify(kept)), token)
    const page = await context.newPage()
    cold.push(await load(page, path, true))
    again.push(await load(page, path, true))
    await context.close()
  }
  const middle = (loads: Load[], key: keyof Load) => median(loads.map((one) => one[key]))
  return {
    all: (middle(cold, 'bytes') + middle(cold, 'data')) / KB,
    paint: middle(cold, 'paint'),
    again: middle(again, 'bytes') / KB,
    againData: middle(again, 'data') / KB,
    againPaint: middle(again, 'paint'),
  }
}

heading('First load without a cache, at 10 Mbit/s and 40 ms; a revisit')
const pages = [
  { name: 'login', path: '/app/auth/login', signedIn: false, kb: 130, ms: 450 },
  { name: 'dashboard', path: '/app/', signedIn: true, kb: 200, ms: 600 },
  { name: 'lesson', path: `/app/lessons/${lessons[1]?.id}`, signedIn: true, kb: 200, ms: null },
]
for (const { name, path, signedIn, kb, ms } of pages) {
  const { all, paint, again, againData, againPaint } = await measure(path, signedIn)
  figure(`${name}, transferred`, all, { atMost: kb }, ' KB')
  figure(`${name}, revisit, page and files`, again, { atMost: 5 }, ' KB')
  note(`and ${round(againData)} KB of data`)
  if (ms) figure(`${name}, largest contentful paint`, paint, { atMost: ms }, ' ms')
  else note(`largest contentful paint ${round(paint)} ms`)
  note(`largest contentful paint of the revisit ${round(againPaint)} ms; medians of ${ROUNDS}`)
}

await browser.close()
await end(server)
await database.stop()
