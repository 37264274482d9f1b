import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { news } from '#announcements/news/calls.ts'
import { median } from '#bench/print.ts'
import { overHttp } from '#testing/server/over-http.ts'
import { officeOf } from '#testing/server/real-people.ts'
import { startCluster } from './cluster.ts'
import { databases, findPrimary, historyOf, losses, primary, untilWhole } from './patroni.ts'
import { type Outcome, openTraffic } from './traffic.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 20)
const RATE = 100
/** How long no request waits for its answer, in milliseconds. */
const BOUND_MS = 15_000
const BEFORE_MS = 3_000
const AFTER_MS = 3_000
const OUTAGE_MS = 60_000

const cluster = await startCluster()
afterAll(() => cluster.end())

/**
 * The primary is killed and frozen in turn while both semesters are at work. Nothing acknowledged is lost or doubled,
 * every rule holds, and whoever asked meanwhile waited or was told when to come again.
 */
test('a primary that dies or freezes loses no acknowledged write', async () => {
  const traffic = await openTraffic(cluster.url)
  const outages: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const how = round % 2 === 0 ? 'killed' : 'frozen'
    const old = await primary()
    traffic.start(RATE)
    await sleep(BEFORE_MS)
    const from = performance.now()
    const moments = [`${old} ${how} ${now()}`]
    losses[how].lose(old)
    moments.push(`${await untilAnother(old)} found ${now()}`)
    await untilWritten()
    moments.push(`written ${now()}`)
    outages.push(performance.now() - from)
    await sleep(AFTER_MS)
    await traffic.stop()
    moments.push(`stopped ${now()}`)
    losses[how].bringBack(old, cluster.disk)
    await untilWhole()
    moments.push(`${await primary()} whole ${now()}`)
    const wrong = await traffic.recount()
    if (wrong.length > 0) print(`${moments.join('\n')}\n${await historyOf(await primary())}`)
    expect({ round, how, wrong }).toEqual({ round, how, wrong: [] })
    print(`round ${round + 1}: ${old} ${how}, written again after ${seconds(outages.at(-1))} s`)
  }
  const { outcomes } = traffic
  print(`outage: median ${seconds(median(outages))} s, longest ${seconds(Math.max(...outages))} s`)
  print(
    `requests: ${outcomes.length}; ${JSON.stringify(byStatus(outcomes))}; longest ${Math.round(Math.max(...outcomes.map(({ ms }) => ms)))} ms`,
  )
  expect(outcomes.filter(({ ms }) => ms > BOUND_MS)).toEqual([])
  expect(outcomes.filter(isUntold)).toEqual([])

  async function untilAnother(old: string) {
    const end = performance.now() + OUTAGE_MS
    for (;;) {
      const found = await findPrimary()
      if (found && found !== old) return found
      if (performance.now() > end) throw new Error('no other machine became primary')
      await sleep(200)
    }
  }
  /** As people see it: an act is acknowledged again. */
  async function untilWritten() {
    const since = traffic.outcomes.length
    const end = performance.now() + OUTAGE_MS
    const isWrite = ({ call, status }: Outcome) => status === 200 && call.startsWith('POST /news')
    while (!traffic.outcomes.slice(since).some(isWrite)) {
      if (performance.now() > end) throw new Error('nothing is written again')
      await sleep(100)
    }
  }
}, 1_800_000)

test('what no second machine confirms is not acknowledged, and what was is there once they are back', async () => {
  const first = await primary()
  const others = databases.filter((one) => one !== first)
  const office = overHttp(() => cluster)(await officeOf(cluster))
  const announce = (title: string) =>
    office.call(news.add, {
      body: { title, text: 'Szöveg.', language: 'hu', roles: ['MENTOR'], universities: [], imageText: '' },
      files: { image: null },
    })
  for (const one of others) losses.frozen.lose(one)
  const alone = await announce('nobody else has it')
  for (const one of others) losses.frozen.bringBack(one)
  expect([alone.status, alone.body]).toMatchObject([503, { code: 'outcome-unknown' }])
  await untilWhole()
  expect((await announce('everybody has it')).status).toBe(200)
})

/** Neither done nor told when to come again. */
const isUntold = ({ status, saysWhen }: Outcome) =>
  status === 0 || status === 500 || status === 502 || status === 504 || (status === 503 && !saysWhen)

function byStatus(outcomes: readonly Outcome[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status } of outcomes) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

const now = () => new Date().toISOString()
const seconds = (ms = 0) => (ms / 1_000).toFixed(1)
const print = (line: string) => process.stdout.write(`${line}\n`)
