import { setImmediate as turn } from 'node:timers/promises'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { listen } from './listen.ts'

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
