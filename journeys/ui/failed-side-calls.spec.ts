import { type APIRequestContext, type Browser, expect } from '@playwright/test'
import { callsOf, type FailureKind, failures, findingsWithout, type Look } from '../steps/failing-calls.ts'
import { onOwnServer } from '../steps/own-server.ts'
import { tokenOf } from '../steps/people.ts'

const test = onOwnServer('semester-2', async () => ({ RATE_LIMIT: '0' }))

/** Pages of the browser that look at the same time: most of a look is waiting. */
const LANES = 4

async function looksOf(
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
async function walk(browser: Browser, baseURL: string, looks: readonly Look[], inAllWays: boolean) {
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

test('a home page without one of its answers stays, says so, and asks no more than a few times', async ({
  browser,
  request,
  baseURL,
}) => {
  const homes = {
    student: ['/'],
    owner: ['/', '/my-project'],
    former: ['/', '/modules'],
    mentor: ['/project/find-projects'],
  }
  expect(await walk(browser, baseURL ?? '', await looksOf(request, homes), false)).toEqual([])
})
