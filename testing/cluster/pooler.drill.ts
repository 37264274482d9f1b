import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { startCluster } from './cluster.ts'
import { run } from './machine.ts'
import { passwords, queryAll } from './patroni.ts'
import { type Outcome, openTraffic } from './traffic.ts'

/** So few that nobody has the same connection twice in a row. */
const CONNECTIONS = 3
const RATE = 60
const WORK_MS = 15_000

const cluster = await startCluster({ pool: CONNECTIONS })
afterAll(() => cluster.end())

test('requests share a few connections of a pooler, and leave nothing behind on them', async () => {
  const traffic = await openTraffic(cluster.url)
  traffic.start(RATE)
  await sleep(WORK_MS)
  const pooled = await pooledBackends()
  await traffic.stop()
  const { outcomes } = traffic
  process.stdout.write(`${outcomes.length} requests over ${pooled.length} connections of two machines\n`)
  expect(pooled.length).toBeGreaterThan(0)
  expect(pooled.length).toBeLessThanOrEqual(2 * CONNECTIONS)
  expect(outcomes.filter(isFailed)).toEqual([])
  const held = `select pid, locktype from pg_locks where pid = any($1) and locktype = 'advisory'`
  expect(await queryAll(held, [pooled])).toEqual([])
  const listening = `select pid, query from pg_stat_activity where pid = any($1) and query ~* '^(un)?listen|beat'`
  expect(await queryAll(listening, [pooled])).toEqual([])
  expect(await traffic.recount()).toEqual([])
})

test('a connection that a pooler lends has the time limits of the role', async () => {
  const limits = await throughPooler(`select name, setting from pg_settings where name in
    ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`)
  expect(limits).toEqual([
    { name: 'idle_in_transaction_session_timeout', setting: '20000' },
    { name: 'lock_timeout', setting: '5000' },
    { name: 'statement_timeout', setting: '10000' },
  ])
})

const isFailed = ({ status }: Outcome) => status === 0 || status >= 500

/** Processes of PostgreSQL that the poolers of both machines have opened. */
async function pooledBackends(): Promise<number[]> {
  const servers = await Promise.all([
    asked('app1', 'pgbouncer', 'show servers'),
    asked('app2', 'pgbouncer', 'show servers'),
  ])
  return servers.flat().map((server) => Number((server as { remote_pid: string }).remote_pid))
}

const throughPooler = (text: string) => asked('app1', 'rajt', text)

/** Asks a machine's pooler, which listens for its own machine alone. */
async function asked(machine: 'app1' | 'app2', database: string, text: string): Promise<object[]> {
  const address = `postgres://rajt_app:${passwords.app}@127.0.0.1:6432/${database}`
  const program = `
    import pg from 'pg'
    const client = new pg.Client(${JSON.stringify(address)})
    await client.connect()
    console.log(JSON.stringify((await client.query(${JSON.stringify(text)})).rows))
    await client.end()`
  const asking = run(machine, [process.execPath, '--input-type=module', '--eval', program], {
    PATH: process.env.PATH,
  })
  expect(await asking.ended).toBe(0)
  return JSON.parse(asking.output())
}
