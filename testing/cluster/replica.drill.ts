import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { news } from '#announcements/news/calls.ts'
import { median } from '#bench/print.ts'
import { student } from '#office/student/calls.ts'
import { overHttp } from '#testing/server/over-http.ts'
import { officeOf } from '#testing/server/real-people.ts'
import { startCluster } from './cluster.ts'
import { freeze, thaw } from './machine.ts'
import { databases, primary, queryOn, untilWhole } from './patroni.ts'

const WRITES = 100
const READS = 40

const cluster = await startCluster({
  settings: { DATABASE_READ_URL: 'postgres://rajt_app:app-secret@127.0.0.1:5001/rajt' },
})
afterAll(() => cluster.end())
const office = await officeOf(cluster)
const as = overHttp(() => cluster)(office)

const replicas = async () => {
  const main = await primary()
  return databases.filter((machine) => machine !== main)
}
const onReplicas = async <Row extends object>(text: string) =>
  (await Promise.all((await replicas()).map((machine) => queryOn<Row>(machine, text)))).flat()

async function announce(): Promise<string> {
  const title = `Hír ${crypto.randomUUID()}`
  const body = {
    title,
    text: 'Szöveg.',
    language: 'hu',
    roles: ['MENTOR'],
    universities: [],
    imageText: '',
  } as const
  await as.does(news.add, { body: { ...body, roles: ['MENTOR'], universities: [] }, files: { image: null } })
  return title
}
const isListed = async (title: string) => (await as.does(news.more)).news.some((item) => item.title === title)

/** Milliseconds of each of some lists, all of them answered. */
async function lists(): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < READS; n++) {
    const from = performance.now()
    await as.does(student.list, { params: { role: 'office' }, body: {} })
    times.push(performance.now() - from)
  }
  return times
}

/** How often replicas read students while the work goes on. */
async function readsOfReplicas(work: () => Promise<unknown>): Promise<number> {
  const scans = async () =>
    (
      await onReplicas<{ n: number }>(
        `select coalesce(seq_scan, 0) + coalesce(idx_scan, 0) as n from pg_stat_user_tables where relname = 'account'`,
      )
    )
      .map(({ n }) => Number(n))
      .reduce((sum, n) => sum + n, 0)
  const before = await scans()
  await work()
  // A process of PostgreSQL tells ten seconds after its last statement what it has read.
  await sleep(11_000)
  return (await scans()) - before
}

test('lists come from a replica, and everybody sees there what they have just written', async () => {
  let seen = 0
  for (let n = 0; n < WRITES; n++) if (await isListed(await announce())) seen++
  expect(seen).toBe(WRITES)
  const reads = await readsOfReplicas(lists)
  process.stdout.write(
    `${seen} of ${WRITES} items listed right after they were added; ${reads} scans on replicas for ${READS} lists\n`,
  )
  expect(reads).toBeGreaterThan(READS / 2)
})

test('replicas that fall behind are left for the primary', async () => {
  await onReplicas('select pg_wal_replay_pause()')
  try {
    expect(await isListed(await announce())).toBe(true)
    const times = await lists()
    process.stdout.write(
      `behind: a list takes ${Math.round(median(times))} ms, the longest ${Math.round(Math.max(...times))} ms\n`,
    )
    expect(Math.max(...times)).toBeLessThan(2_000)
  } finally {
    await onReplicas('select pg_wal_replay_resume()')
  }
})

test('a replica that freezes costs nobody a list', async () => {
  const [replica] = await replicas()
  if (!replica) throw new Error('there is no replica')
  freeze(replica)
  const times = await lists()
  thaw(replica)
  process.stdout.write(
    `frozen: a list takes ${Math.round(median(times))} ms, the longest ${Math.round(Math.max(...times))} ms\n`,
  )
  expect(Math.max(...times)).toBeLessThan(12_000)
  await untilWhole()
})
