import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { databaseAt, run } from '../../test/template.ts'
import { openPool } from './database.ts'
import { migrate } from './migrate.ts'

const migrations = readdirSync(join(import.meta.dirname, '../../migrations')).toSorted()

async function inNewDatabase(name: string, work: (pool: ReturnType<typeof openPool>) => Promise<void>) {
  const server = inject('databaseUrl')
  await run(server, `create database ${name}`)
  const pool = openPool(databaseAt(server, name))
  try {
    await work(pool)
  } finally {
    await pool.end()
    await run(server, `drop database ${name} with (force)`)
  }
}

test('every migration is applied once, in order', () =>
  inNewDatabase('rajt_migrated', async (pool) => {
    expect(await migrate(pool)).toEqual(migrations)
    expect(await migrate(pool)).toEqual([])
    const { rows } = await pool.query<{ name: string }>(
      'select name from migration order by applied_at, name',
    )
    expect(rows.map((row) => row.name)).toEqual(migrations)
  }))

test('processes that start together take turns', () =>
  inNewDatabase('rajt_migrated_together', async (pool) => {
    const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(pool)))
    expect(applied.flat()).toEqual(migrations)
  }))

test('migrations are numbered without gaps', () => {
  expect(migrations.map((name) => Number(name.slice(0, 4)))).toEqual(migrations.map((_, i) => i + 1))
})
