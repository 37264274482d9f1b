import { expect, type Page, type Route } from '@playwright/test'
import { type Code, meanings } from '#platform/contract/errors.ts'

/** How a call of a page fails: refused, or never answered. */
export const failures = ['not-allowed', 'not-found', 'too-many-requests', 'internal', 'offline'] as const
export type FailureKind = (typeof failures)[number]

/**
 * Tries of a call: three more of what passes by itself, one before any script is there (app/web/index.html), and one that
 * follows another act of the page, as having seen the news.
 */
export const MOST_TRIES = 6
/** A page that asks without a pause makes a hundred calls in that time. */
const WATCH_MS = 1_500
/** Four tries, and the pauses between them. */
const TRIED_MS = 7_500
/** A page that shows nothing by then never does. */
const PATIENCE_MS = 15_000
/** What a page is on its way with; what begins only once somebody scrolls there is not waited for. */
const ON_ITS_WAY = '#content :is([aria-busy=true], .mantine-Skeleton-root):not([data-later] *)'

/** Who looks at which page. */
export interface Look {
  name: string
  path: string
  token: string
}

/** Marks of the frame, hints, pictures, and noting what is seen or by whom: left out where they fail, no part of a page. */
const quiet = [
  /^GET \/news\/unread/,
  /^GET \/remark\/unread/,
  /^GET \/requests\/waiting/,
  /^GET \/requests\/typical/,
  /\/(image|logo|picture)$/,
  /\/presence$/,
  /\/seen?(\/|$)/,
]
/** Asked ahead, beside the page's own answer, and shown in another state of it: in the dialog, or where there is no row. */
const ahead: Record<string, RegExp> = {
  '/my-project': /^GET \/terms\/focus/,
  '/project/invitations': /^GET \/project-member\/profile/,
}

/** Learned before any page is there. */
const before = /^GET \/(context|auth\/user)$/

const nameOf = (method: string, url: string) => `${method} ${new URL(url).pathname.replace(/^\/api/, '')}`

async function open(page: Page, { path, token }: Look): Promise<void> {
  const isNew = !page.url().startsWith('http')
  if (isNew) await page.goto('/health/ready')
  await page.evaluate((kept) => localStorage.setItem('rajt.token', JSON.stringify(kept)), token)
  await page.goto(`/app${path}`)
  await page.locator('h1').first().waitFor({ timeout: PATIENCE_MS })
}

const headingOf = (page: Page) => page.locator('h1').first().innerText()

/** The calls that a page makes by itself, and its heading, while everything answers. */
export async function callsOf(page: Page, look: Look) {
  const calls = new Set<string>()
  const note = (request: { method(): string; url(): string }) => {
    if (/\/api\//.test(request.url())) calls.add(nameOf(request.method(), request.url()))
  }
  page.on('request', note)
  await open(page, look)
  await expect(page.locator(ON_ITS_WAY)).toHaveCount(0)
  page.off('request', note)
  return { heading: await headingOf(page), calls: [...calls].filter((call) => !before.test(call)) }
}

function fail(route: Route, kind: FailureKind): Promise<void> {
  if (kind === 'offline') return route.abort('connectionfailed')
  const { status, hu } = meanings[kind as Code]
  return route.fulfill({
    status,
    headers: kind === 'too-many-requests' ? { 'retry-after': '10' } : {},
    json: { status, code: kind, message: hu, requestId: 'journey' },
  })
}

/** Opens a page one of whose calls fails, and says what is wrong with what is seen then. */
export async function findingsWithout(
  page: Page,
  look: Look,
  { call, kind, heading }: { call: string; kind: FailureKind; heading: string },
): Promise<string[]> {
  let tries = 0
  const handler = (route: Route) => {
    const request = route.request()
    if (nameOf(request.method(), request.url()) !== call) return route.fallback()
    tries++
    return fail(route, kind)
  }
  await page.route('**/api/**', handler)
  const findings: string[] = []
  try {
    await open(page, look)
    await page.waitForTimeout(WATCH_MS)
    // A lost network is told after the last try.
    if (kind === 'offline') await page.waitForTimeout(TRIED_MS - WATCH_MS)
    findings.push(...(await settledFindings(page, { call, path: look.path, heading })))
  } catch (error) {
    findings.push(`not shown: ${String(error).split('\n')[0]}`)
  }
  if (tries > MOST_TRIES) findings.push(`${tries} tries`)
  await page.unroute('**/api/**', handler)
  return findings.map((finding) => `${look.name}, ${call} ${kind}: ${finding}`)
}

interface Asked {
  call: string
  path: string
  heading: string
}

/** What is still wrong once the page has settled: on a busy machine later than the pauses between the tries say. */
async function settledFindings(page: Page, asked: Asked): Promise<string[]> {
  const deadline = Date.now() + PATIENCE_MS - TRIED_MS
  for (;;) {
    const waits = (await page.locator(ON_ITS_WAY).count()) > 0 ? ['still waits'] : []
    const findings = [...waits, ...(await toldFindings(page, asked))]
    if (findings.length === 0 || Date.now() >= deadline) return findings
    await page.waitForTimeout(200)
  }
}

/** The page keeps its heading, or says under its own why it is not there; either way it can be tried again. */
async function toldFindings(page: Page, { call, path, heading }: Asked): Promise<string[]> {
  const now = await headingOf(page)
  const again = page.locator('#content').getByRole('button', { name: /^(Újra|Frissítés)$/ })
  const canTry =
    (await again.count()) > 0 || (await page.getByRole('link', { name: 'Vissza a kezdőlapra' }).count()) > 0
  if (quiet.some((one) => one.test(call)) || ahead[path]?.test(call))
    return now === heading ? [] : [`heading “${now}”`]
  const isFrames = call === 'GET /progress' && now === heading
  return canTry || isFrames ? [] : [`nothing to try again under “${now}”`]
}
