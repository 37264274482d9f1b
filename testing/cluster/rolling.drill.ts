import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import type { AppMachine } from './app.ts'
import { startCluster } from './cluster.ts'
import { query } from './patroni.ts'
import { checkOut, makeNextVersion, makeVersionBefore, programOf } from './release.ts'
import { type Outcome, openTraffic } from './traffic.ts'

const RATE = 100
const AROUND_MS = 4_000
/** Until the proxy has found a machine again. */
const FOUND_MS = 2_500
const machines = ['app1', 'app2', 'worker1'] as const satisfies readonly AppMachine[]

const cluster = await startCluster()
afterAll(() => cluster.end())

/**
 * Machine after machine gets a new version with a migration, and then the version before again, while both semesters are
 * at work. No request fails, nothing is lost, and a page that is open finds its scripts.
 */
test('a new version comes, and goes again, without one failed request', async () => {
  const trees = machines.map((machine) => [machine, checkOut(cluster.disk, machine)] as const)
  const traffic = await openTraffic(cluster.url)
  const visitor = visit(cluster.url)
  const opened = await assetsOfPage(cluster.url)
  traffic.start(RATE)
  await sleep(AROUND_MS)
  for (const [machine, tree] of trees) await change(machine, tree, makeNextVersion)
  expect(await query(`select name from migration where name = '0999_drill.sql'`)).toHaveLength(1)
  await sleep(AROUND_MS)
  expect((await assetsOfPage(cluster.url)).filter((path) => opened.includes(path)).length).toBeLessThan(
    opened.length,
  )
  expect(await missing(cluster.url, opened)).toEqual([])
  for (const [machine, tree] of trees) await change(machine, tree, makeVersionBefore)
  await sleep(AROUND_MS)
  await traffic.stop()
  const pages = await visitor.stop()

  const { outcomes } = traffic
  const failed = outcomes.filter(isFailed)
  process.stdout.write(
    `${outcomes.length} requests and ${pages.visits} pages with ${pages.files} files over six changes; ${failed.length} and ${pages.missing.length} failed\n`,
  )
  expect(failed).toEqual([])
  expect(pages.missing).toEqual([])
  expect(await traffic.recount()).toEqual([])
}, 900_000)

/** A machine leaves, gets another version, and comes back. */
async function change(machine: AppMachine, tree: string, make: (tree: string) => Promise<void>) {
  const running = cluster.apps[machine]
  running.child.kill('SIGTERM')
  expect(await running.ended).toBe(0)
  await make(tree)
  cluster.apps[machine] = await cluster.begin(machine, {}, programOf(tree))
  await sleep(FOUND_MS)
}

const isFailed = ({ status }: Outcome) => status === 0 || status >= 500 || status === 429

async function assetsOfPage(url: string): Promise<string[]> {
  const page = await (await fetch(`${url}/app`)).text()
  return [...new Set([...page.matchAll(/\/app\/assets\/[\w.-]+/g)].map(([path]) => path))]
}

async function missing(url: string, paths: readonly string[]): Promise<string[]> {
  const statuses = await Promise.all(paths.map(async (path) => (await fetch(`${url}${path}`)).status))
  return paths.filter((_, n) => statuses[n] !== 200)
}

/** Somebody who opens the page again and again, with all its files. */
function visit(url: string) {
  let isOver = false
  const seen = { visits: 0, files: 0, missing: [] as string[] }
  const going = (async () => {
    for (; !isOver; await sleep(250)) {
      const paths = await assetsOfPage(url)
      seen.missing.push(...(await missing(url, paths)))
      seen.visits++
      seen.files += paths.length
    }
  })()
  return {
    async stop() {
      isOver = true
      await going
      return seen
    },
  }
}
