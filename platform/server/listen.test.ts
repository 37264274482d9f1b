import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { openPool } from './database.ts'
import { listen } from './listen.ts'

const pool = openPool(inject('databaseUrl'), 4)
afterAll(() => pool.end())

/** A pool that hands out its only connection when told to. */
function slowPool() {
  const { promise, resolve } = Promise.withResolvers<pg.PoolClient>()
  const released: unknown[] = []
  const client = {
    query: async () => undefined,
    on: () => client,
    once: () => client,
    release: (broken: unknown) => released.push(broken),
  } as unknown as pg.PoolClient
  return { pool: { connect: () => promise } as unknown as pg.Pool, released, give: () => resolve(client) }
}

test('a connection that comes after the stop is given back', async () => {
  const { pool, released, give } = slowPool()
  const { ready, stop } = listen(pool, {}, () => undefined)
  stop()
  give()
  await ready
  await turn()
  expect(released).toEqual([true])
})

test('a listener whose connection freezes is replaced, and everything counts as missed within five seconds', async () => {
  const heard: string[] = []
  let missed = 0
  const processes: number[] = []
  pool.on('acquire', (client) => processes.push((client as unknown as { processID: number }).processID))
  const { ready, stop } = listen(pool, { frozen_channel: (payload) => heard.push(payload) }, () => missed++)
  await ready
  const [listener = 0] = processes
  await pool.query(`notify frozen_channel, 'before'`)
  await vi.waitFor(() => expect(heard).toEqual(['before']))
  const missedBefore = missed
  const from = performance.now()
  process.kill(listener, 'SIGSTOP')
  try {
    await vi.waitFor(() => expect(missed).toBeGreaterThan(missedBefore), { timeout: 10_000 })
    expect(performance.now() - from).toBeLessThan(5_000)
    const hearsAgain = async () => {
      await pool.query(`notify frozen_channel, 'after'`)
      expect(heard).toContain('after')
    }
    await vi.waitFor(hearsAgain, { timeout: 10_000 })
  } finally {
    process.kill(listener, 'SIGCONT')
    stop()
  }
}, 30_000)

test('a listener that answers is kept', async () => {
  let missed = 0
  const { ready, stop } = listen(pool, {}, () => missed++)
  await ready
  await sleep(2_500)
  expect(missed).toBe(1)
  stop()
})

test('as long as nobody listens everything counts as missed, again and again', async () => {
  const away = { connect: () => Promise.reject(new Error('away')) } as unknown as pg.Pool
  let missed = 0
  const { stop } = listen(away, {}, () => missed++)
  await vi.waitFor(() => expect(missed).toBeGreaterThan(1), { timeout: 10_000 })
  stop()
}, 15_000)
