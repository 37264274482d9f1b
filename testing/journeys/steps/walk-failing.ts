import type { APIRequestContext, Browser } from '@playwright/test'
import { pages } from '#app/web/pages.ts'
import type { Row } from '#app/web/row.ts'
import type { Viewer } from '#app/web/viewer.ts'
import { callsOf, type FailureKind, failures, findingsWithout, type Look } from './failing-calls.ts'
import { tokenOf } from './people.ts'

/** Pages of the browser that look at the same time: most of a look is waiting. */
const LANES = 4

export async function looksOf(
  request: APIRequestContext,
  whose: Record<string, readonly string[]>,
): Promise<Look[]> {
  const looks: Look[] = []
  for (const [name, paths] of Object.entries(whose)) {
    const token = await tokenOf(request, `${name}@rajt.example`)
    looks.push(...paths.map((path) => ({ name: `${name} ${path}`, path, token })))
  }
  return looks
}

/** What each look does when each of its calls fails: in all ways, or in one of them by turns. */
export async function walk(browser: Browser, baseURL: string, looks: readonly Look[], inAllWays: boolean) {
  const findings: string[] = []
  let turn = 0
  const waysOf = (): readonly FailureKind[] =>
    inAllWays ? failures : [failures[turn++ % failures.length] ?? 'internal']
  const waiting = looks.values()
  const lane = async () => {
    // Of its own: what a browser keeps of who is signed in is the same for all of its pages.
    const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
    const page = await context.newPage()
    for (const look of waiting) {
      const { heading, calls } = await callsOf(page, look)
      for (const call of calls)
        for (const kind of waysOf())
          findings.push(...(await findingsWithout(page, look, { call, kind, heading })))
    }
    await context.close()
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return findings
}

/** Every page of somebody's own area, as the table of pages has them; those of one thing at its address here. */
export async function everyPageOf(
  request: APIRequestContext,
  viewer: Viewer,
  name: string,
  addresses: Partial<Record<keyof typeof pages, string>>,
): Promise<Look[]> {
  const paths = Object.entries<Row>(pages).flatMap(([page, { path, layout, for: audience }]) => {
    if (layout !== 'inside' || !audience.includes(viewer)) return []
    const at = path.includes('$') ? addresses[page as keyof typeof pages] : path
    return at ? [at] : []
  })
  return looksOf(request, { [name]: paths })
}
