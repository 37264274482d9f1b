import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BrowserContext, chromium } from '@playwright/test'
import { inProject } from '#platform/server/in-project.ts'
import { launchOptions } from '../browser.ts'
import type { Screen } from './open-screen.ts'

/** Points at least, of 100: accessibility and best practices leave nothing, desktops are fast. */
export const limits = { accessibility: 100, 'best-practices': 100, performance: 95 } as const
type Category = keyof typeof limits
const categories = Object.keys(limits) as Category[]
const TRIES = 3

interface Audit {
  id: string
  score: number | null
  /** Such as "1.2 s". */
  displayValue?: string
  details?: { items?: { node?: { snippet?: string } }[] }
}
interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
  runtimeError?: { message: string }
}
type Lighthouse = (url: string, flags: object, config: object) => Promise<{ lhr: Report }>

export interface Points extends Record<Category, number> {
  /** What cost points in the last try, where some are missing. */
  lost: string[]
}

/** A browser that Lighthouse steers by its port; its packages are those of testing/lighthouse. */
export async function startLighthouse() {
  const at = (path: string) =>
    pathToFileURL(inProject(`testing/lighthouse/node_modules/lighthouse/core/${path}`)).href
  const { default: lighthouse } = (await import(at('index.js'))) as { default: Lighthouse }
  const { default: desktop } = (await import(at('config/desktop-config.js'))) as { default: object }
  const [profile, port, options] = [
    mkdtempSync(join(tmpdir(), 'rajt-lighthouse-')),
    await freePort(),
    await launchOptions(),
  ]
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  })
  const flags = { port, disableStorageReset: true, onlyCategories: categories, logLevel: 'error' }
  const once = async (address: string): Promise<Report> => (await lighthouse(address, flags, desktop)).lhr
  return {
    /** The best of three of each category; no more than are needed. Throws where a page cannot be measured. */
    async points(screen: Screen, baseURL: string): Promise<Points> {
      const best: Points = { accessibility: 0, 'best-practices': 0, performance: 0, lost: [] }
      for (let tries = 0; tries < TRIES && !isEnough(best); tries++) {
        await prepare(context, screen, baseURL)
        const report = await once(`${baseURL}/app${screen.path}`)
        if (report.runtimeError) throw new Error(`${screen.name}: ${report.runtimeError.message}`)
        for (const one of categories)
          best[one] = Math.max(best[one], Math.round((report.categories[one].score ?? 0) * 100))
        best.lost = lostIn(report)
      }
      return best
    },
    async stop() {
      await context.close()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

export const isEnough = (points: Points) => categories.every((one) => points[one] >= limits[one])

/** A first visit of somebody who has signed in: nothing is cached. */
async function prepare(context: BrowserContext, { token }: Screen, baseURL: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${baseURL}/health/ready`)
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: baseURL, storageTypes: 'all' })
  await session.send('Network.clearBrowserCache')
  const kept = typeof token === 'function' ? await token() : token
  if (kept) await page.evaluate((one) => localStorage.setItem('rajt.token', JSON.stringify(one)), kept)
  await page.close()
}

/** Of the categories that have to be whole, one line an audit. */
const lostIn = ({ categories: all, audits }: Report) =>
  categories.flatMap((category) =>
    all[category].auditRefs.flatMap(({ id, weight }) => {
      const { score, displayValue = '', details } = audits[id] ?? { score: null }
      if (weight === 0 || score === null || score >= (category === 'performance' ? 0.9 : 1)) return []
      return `${id} ${displayValue} ${(details?.items ?? []).flatMap(({ node }) => node?.snippet ?? []).slice(0, 3)}`.trim()
    }),
  )

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
