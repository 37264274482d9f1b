import { loadavg } from 'node:os'
import { type Browser, chromium, type Page } from '@playwright/test'
import { launchOptions } from '#testing/journeys/browser.ts'
import { figure, heading, median, note, round } from './print.ts'
import { benchDatabase, end, rajt } from './servers.ts'
import { apiOf } from './signed-in.ts'

/** How much slower than this machine a phone is. */
const SLOWER = 4
const LIMIT_MS = 100
const ROUNDS = 11
const SETTLE_MS = 400

interface Interaction {
  name: string
  path: string
  token: string
  /** Once, after the page is there. */
  prepare?: (page: Page) => Promise<unknown>
  /** What is measured; `round` counts from 0. */
  act: (page: Page, round: number) => Promise<unknown>
  /** Between two rounds, unmeasured: back to where the next one begins. */
  back?: (page: Page) => Promise<unknown>
}

const database = await benchDatabase()
const server = await rajt(database.url, database.folder)
const browser = await chromium.launch(await launchOptions())
const student = await apiOf(server.url, 'student@rajt.example')
const office = await apiOf(server.url, 'office@rajt.example')
const { modules, lessons } = await student.get<{
  modules: { id: string }[]
  lessons: { id: string; title: string }[]
}>('/progress')
const module = modules[2]?.id ?? ''
const { redirectUrl } = await student.post<{ redirectUrl: string }>('/init-module-test', {
  moduleId: module,
  platform: 'WEB',
})
const exam = `/tests/${module}${new URL(redirectUrl).search}`
const list = '/registration-confirmation'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const options = (page: Page) => page.locator('fieldset input')

/** The first question with options to choose from. */
async function goToOptions(page: Page): Promise<void> {
  while ((await options(page).count()) === 0) await button(page, 'Tovább').click()
}

const interactions: Interaction[] = [
  {
    name: 'answer',
    path: exam,
    token: student.token,
    prepare: goToOptions,
    act: (page, round) =>
      options(page)
        .nth(round % 2)
        .click(),
  },
  {
    name: 'next question',
    path: exam,
    token: student.token,
    act: (page) => button(page, 'Tovább').click(),
    back: (page) => button(page, 'Vissza').click(),
  },
  {
    name: 'open a lesson',
    path: `/lessons/${lessons[0]?.id}`,
    token: student.token,
    act: (page) =>
      page
        .getByRole('link', { name: lessons[1]?.title ?? '' })
        .first()
        .click(),
    back: (page) => page.goBack(),
  },
  {
    name: 'filter the staff list',
    path: list,
    token: office.token,
    act: (page, round) => page.getByRole('radio', { name: round % 2 ? /^Várakozó/ : /^Elfogadott/ }).click(),
  },
  {
    name: 'mark a page of it',
    path: list,
    token: office.token,
    act: (page) => page.getByRole('checkbox', { name: 'Az oldal kijelölése' }).click(),
  },
  {
    name: 'open its panel',
    path: list,
    token: office.token,
    act: (page) => page.locator('[data-act=open]').first().click(),
    back: (page) => page.keyboard.press('Escape'),
  },
]

heading(`Interaction to next paint, with a processor ${SLOWER} times slower`)
note(`load of the machine ${loadavg().map(round).join(', ')}`)
const slow: string[] = []
for (const one of interactions) {
  const times = await measure(browser, one)
  const middle = median(times)
  figure(one.name, middle, { atMost: LIMIT_MS }, ' ms')
  note(`median of ${times.length}; the longest ${round(Math.max(...times))} ms`)
  if (middle > LIMIT_MS) slow.push(one.name)
}
note(`load of the machine at the end ${loadavg().map(round).join(', ')}`)
await browser.close()
await end(server)
await database.stop()
if (slow.length > 0) throw new Error(`longer than ${LIMIT_MS} ms: ${slow.join(', ')}`)

/** Milliseconds from the press to the paint after it, as the browser itself tells them. */
async function measure(
  browser: Browser,
  { path, token, prepare, act, back }: Interaction,
): Promise<number[]> {
  const context = await browser.newContext({ locale: 'hu-HU', viewport: { width: 1280, height: 800 } })
  await context.addInitScript((kept) => localStorage.setItem('rajt.token', JSON.stringify(kept)), token)
  await context.addInitScript(`{
    let longest = 0
    const watch = (list) => {
      for (const entry of list.getEntries()) if (entry.interactionId) longest = Math.max(longest, entry.duration)
    }
    new PerformanceObserver(watch).observe({ type: 'event', durationThreshold: 16 })
    window.takeLongest = () => [longest, (longest = 0)][0]
  }`)
  const page = await context.newPage()
  await page.goto(`${server.url}/app${path}`, { waitUntil: 'networkidle' })
  await prepare?.(page)
  const processor = await context.newCDPSession(page)
  await processor.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const taken = async () => {
    await page.waitForTimeout(SETTLE_MS)
    return Number(await page.evaluate('window.takeLongest()'))
  }
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await taken()
    await act(page, round)
    // The browser does not report what is painted within 16 ms.
    times.push((await taken()) || 16)
    await back?.(page)
  }
  await context.close()
  return times
}
