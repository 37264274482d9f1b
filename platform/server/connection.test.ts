import { randomUUID } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import type pg from 'pg'
import { afterAll, describe, expect, inject, test, vi } from 'vitest'
import { databaseAt, run, TEMPLATE } from '#testing/server/template.ts'

// A process of its own, as far as names go: other tests may have used all.
vi.resetModules()
const { openDatabase, openPool } = await import('./database.ts')
const { transact } = await import('./transact.ts')
const server = inject('databaseUrl')
const name = `rajt_connection_${process.pid}`
await run(server, `create database ${name} template ${TEMPLATE} strategy file_copy`)
const pool = openPool(databaseAt(server, name), 1)
afterAll(async () => {
  await pool.end()
  await run(server, `drop database ${name} with (force)`)
})

const prepared = async (client: pg.Pool | pg.ClientBase) =>
  (await client.query<{ name: string }>('select name from pg_prepared_statements order by 1')).rows

const OFTEN = 5
const often = async (work: () => Promise<unknown>) => {
  for (let times = 0; times < OFTEN; times++) await work()
}

test('a statement that is sent often is prepared once, under the same name in every process', async () => {
  expect(await prepared(pool)).toEqual([])
  await often(() => pool.query('select $1::text as value', ['one']))
  await pool.query('select $1::text as value', ['two'])
  expect(await prepared(pool)).toEqual([{ name: 'XxU7w5lPJR3R81y5j1sbT3kUDWWNsx0GS95bM97LDG4' }])
})

test('statements without values are not prepared, and may be several', async () => {
  const before = await prepared(pool)
  await often(async () => {
    await pool.query('begin', [])
    await pool.query('create temporary table one_more (id integer); insert into one_more values (1)')
    await pool.query('rollback', [])
  })
  expect(await prepared(pool)).toEqual(before)
})

test('a statement that is as long as what it writes is not prepared: every connection would keep it', async () => {
  const before = await prepared(pool)
  const many = Array.from({ length: 2_000 }, (_, i) => i)
  const values = many.map((_, i) => `($${i + 1}::integer)`).join(', ')
  await often(() => pool.query(`select count(*) from (values ${values}) rows`, many))
  expect(await prepared(pool)).toEqual(before)
})

describe('a statement whose answer a migration has changed', () => {
  const changed = async () => {
    const table = `grows_${randomUUID().replaceAll('-', '')}`
    await pool.query(`create table ${table} (id integer)`)
    const text = `select * from ${table} where id > $1`
    return { text, change: () => pool.query(`alter table ${table} add column name text`) }
  }
  const inTurn = async <T>(work: (client: pg.PoolClient) => Promise<T>) => {
    const client = await pool.connect()
    try {
      return await work(client)
    } finally {
      client.release()
    }
  }

  test('is asked once more in another form, on the same connection', async () => {
    const { text, change } = await changed()
    const read = () => inTurn(async (client) => (await client.query(text, [0])).fields.length)
    await often(read)
    const [before] = (await pool.query('select pg_backend_pid() as pid')).rows
    expect(await read()).toBe(1)
    await change()
    expect(await read()).toBe(2)
    expect(await read()).toBe(2)
    expect((await pool.query('select pg_backend_pid() as pid')).rows).toEqual([before])
  })

  test('makes its transaction run again', async () => {
    const { text, change } = await changed()
    const db = openDatabase(pool)
    let runs = 0
    const read = () =>
      transact(db, async (tx) => {
        runs++
        return (await tx.executeQuery(CompiledQuery.raw(text, [0]))).rows
      })
    await often(read)
    await change()
    expect(await read()).toEqual([])
    expect(runs).toBe(OFTEN + 2)
  })
})

test('a commit that no second machine has confirmed in time is an unknown outcome, and the next one is told as it is', async () => {
  const client = await pool.connect()
  const { OutcomeUnknown } = await import('./outcome-unknown.ts')
  // What PostgreSQL says when the wait for its standby is cut short; a real one is in the drill of failovers.
  const unconfirmed = { routine: 'SyncRepWaitForLSN' } as never
  await client.query('begin')
  const committing = client.query('commit')
  client.emit('notice', unconfirmed)
  await expect(committing).rejects.toBeInstanceOf(OutcomeUnknown)
  await expect(client.query('select 1')).resolves.toMatchObject({ rowCount: 1 })
  client.release()
})
