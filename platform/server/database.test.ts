import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, describe, expect, inject, test } from 'vitest'
import { databaseAt, run, TEMPLATE } from '#testing/server/template.ts'
import { isDatabaseAway, openDatabase, openPool, type Tx } from './database.ts'
import { transact } from './transact.ts'

const CONNECTIONS = 4
/** Far longer than any of these statements takes, on a busy machine too. */
const PATIENCE_MS = 1_000
const PEOPLE = 10

const server = inject('databaseUrl')
const name = `rajt_frozen_${process.pid}`
await run(server, `create database ${name} template ${TEMPLATE} strategy file_copy`)
const url = databaseAt(server, name)
const watcher = new pg.Client(url)
await watcher.connect()
const pool = openPool(url, CONNECTIONS, { query: PATIENCE_MS })
const db = openDatabase(pool)
const frozen: number[] = []
afterEach(thaw)
afterAll(async () => {
  await db.destroy()
  await watcher.end()
  await run(server, `drop database ${name} with (force)`)
})

/** Stops the server's side of every connection of the pool, as a machine that stands still does. */
async function freeze(): Promise<void> {
  const { rows } = await watcher.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  for (const { pid } of rows) process.kill(pid, 'SIGSTOP')
  frozen.push(...rows.map(({ pid }) => pid))
}
const openEveryConnection = () =>
  Promise.all(Array.from({ length: CONNECTIONS }, () => pool.query('select pg_sleep(0.05)')))
function thaw(): void {
  for (const pid of frozen.splice(0)) goOn(pid)
}
/** One that was ending when it was stopped may be gone by now. */
function goOn(pid: number): void {
  try {
    process.kill(pid, 'SIGCONT')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

const count = (tx: Tx | typeof db) => sql`select count(*) from account`.execute(tx)
const manyTimes = (work: () => Promise<unknown>) =>
  Promise.allSettled(Array.from({ length: PEOPLE }, () => work()))

async function expectWell(): Promise<void> {
  // A connection left inside somebody's transaction would keep this line to itself.
  const keys = Array.from({ length: CONNECTIONS }, () => randomUUID())
  await Promise.all(
    keys.map((key) =>
      db
        .insertInto('file')
        .values({ key, media_type: 'image/png', bytes: 1, name: 'picture', created_at: new Date() })
        .execute(),
    ),
  )
  const { rowCount } = await watcher.query('select 1 from file where key = any($1)', [keys])
  expect(rowCount).toBe(CONNECTIONS)
  const served = await manyTimes(() => transact(db, count))
  expect(served.map(({ status }) => status)).toEqual(Array.from({ length: PEOPLE }, () => 'fulfilled'))
}

/** Whoever had one of the connections is told that the database is away; the others get new connections. */
async function expectAway(work: () => Promise<unknown>): Promise<void> {
  const failed = (await manyTimes(work)).filter((one) => one.status === 'rejected')
  expect(failed.length).toBeGreaterThanOrEqual(CONNECTIONS)
  for (const { reason } of failed) expect(isDatabaseAway(reason)).toBe(true)
}

test('an address with options of its own takes no limit from its connections', async () => {
  const own = openPool(`${url}&options=${encodeURIComponent('-c geqo=off')}`, 1, { query: PATIENCE_MS })
  const { rows } = await own.query<{ name: string; setting: string }>(
    "select name, setting from pg_settings where name in ('geqo', 'statement_timeout', 'lock_timeout') order by name",
  )
  expect(rows.map(({ setting }) => setting)).toEqual(['off', `${PATIENCE_MS / 2}`, `${PATIENCE_MS}`])
  await own.end()
})

describe('a database that stood still in the middle', () => {
  test('of beginning transactions serves everybody afterwards', async () => {
    await openEveryConnection()
    await freeze()
    await expectAway(() => transact(db, count))
    thaw()
    await expectWell()
  })

  test('of transactions, whose rollbacks fail too, serves everybody afterwards', async () => {
    let inside = 0
    const standStill = manyTimes(() =>
      transact(db, async (tx) => {
        await count(tx)
        inside++
        while (frozen.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
        await count(tx)
      }),
    )
    while (inside < CONNECTIONS) await new Promise((resolve) => setTimeout(resolve, 5))
    await freeze()
    await standStill
    thaw()
    await expectWell()
  })

  test('of single statements serves everybody afterwards', async () => {
    await openEveryConnection()
    await freeze()
    await expectAway(() => count(db))
    thaw()
    await expectWell()
  })
})
