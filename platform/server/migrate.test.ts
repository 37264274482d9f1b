import { spawn } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, inject, test, vi } from 'vitest'
import { databaseAt, run } from '#testing/server/template.ts'
import { openPool } from './database.ts'
import { inProject } from './in-project.ts'
import { migrate } from './migrate.ts'

const folder = inProject('app/server/migrations')
const migrations = readdirSync(folder).toSorted()

const copies: string[] = []
afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true })
})

/** The migrations as another version had them: the first ones, and perhaps one more. */
function ofVersion(first: number, more: Record<string, string> = {}): string {
  const copy = mkdtempSync(join(tmpdir(), 'rajt-migrations-'))
  copies.push(copy)
  for (const name of migrations.slice(0, first)) copyFileSync(join(folder, name), join(copy, name))
  for (const [name, text] of Object.entries(more)) writeFileSync(join(copy, name), text)
  return copy
}

async function inNewDatabase(
  name: string,
  work: (url: string, pool: ReturnType<typeof openPool>) => Promise<void>,
) {
  const server = inject('databaseUrl')
  await run(server, `create database ${name}`)
  const url = databaseAt(server, name)
  const pool = openPool(url)
  try {
    await work(url, pool)
  } finally {
    await pool.end()
    await run(server, `drop database ${name} with (force)`)
  }
}

test('every migration is applied once, in order', () =>
  inNewDatabase('rajt_migrated', async (url, pool) => {
    expect(await migrate(url)).toEqual(migrations)
    expect(await migrate(url)).toEqual([])
    const { rows } = await pool.query<{ name: string }>(
      'select name from migration order by applied_at, name',
    )
    expect(rows.map((row) => row.name)).toEqual(migrations)
  }))

test('processes that start together take turns', () =>
  inNewDatabase('rajt_migrated_together', async (url) => {
    const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(url)))
    expect(applied.flat()).toEqual(migrations)
  }))

test('migrations are numbered without gaps from the baseline on', () => {
  expect(migrations.map((name) => Number(name.slice(0, 4)))).toEqual(migrations.map((_, i) => 80 + i))
})

/** A database as the files made it that the baseline stands for, up to this one. */
async function olderDatabase(url: string, pool: ReturnType<typeof openPool>, last: string): Promise<void> {
  await migrate(url, { folder: ofVersion(1) })
  await pool.query(
    "insert into file (key, media_type, bytes, name, created_at) values ('k', 't', 1, 'n', now())",
  )
  await pool.query(
    "update migration set name = '0001_plumbing.sql', sha256 = 'of the first file' where name = '0080_baseline.sql'",
  )
  await pool.query(
    "insert into migration (name, applied_at, sha256) values ($1, now(), 'of the last file')",
    [last],
  )
}

test('a database that the files before the baseline made keeps its rows, and gets the later files alone', () =>
  inNewDatabase('rajt_at_baseline', async (url, pool) => {
    await olderDatabase(url, pool, '0080_mail_given_up.sql')
    const later = ofVersion(1, { '0081_more.sql': 'create table more (id int)' })
    expect(await migrate(url, { folder: later })).toEqual(['0081_more.sql'])
    expect(await migrate(url, { folder: later })).toEqual([])
    const { rows } = await pool.query('select name from migration order by name')
    expect(rows.map(({ name }) => name)).toEqual(['0080_baseline.sql', '0081_more.sql'])
    expect((await pool.query('select 1 from file')).rowCount).toBe(1)
  }))

test('a database older than the baseline is refused unchanged, with the version to start first', () =>
  inNewDatabase('rajt_before_baseline', async (url, pool) => {
    await olderDatabase(url, pool, '0063_team.sql')
    await expect(migrate(url)).rejects.toThrow('start version 0.1 on it once')
    const { rows } = await pool.query('select name from migration order by name')
    expect(rows.map(({ name }) => name)).toEqual(['0001_plumbing.sql', '0063_team.sql'])
  }))

test('a database that has applied the files before the baseline, and one that is unknown, is refused unchanged', () =>
  inNewDatabase('rajt_beside_baseline', async (url, pool) => {
    await olderDatabase(url, pool, '0080_mail_given_up.sql')
    await pool.query("insert into migration (name, applied_at) values ('0081_elsewhere.sql', now())")
    await expect(migrate(url)).rejects.toThrow('0081_elsewhere.sql is unknown here')
    const { rows } = await pool.query('select name from migration order by name')
    expect(rows.map(({ name }) => name)).toEqual([
      '0001_plumbing.sql',
      '0080_mail_given_up.sql',
      '0081_elsewhere.sql',
    ])
  }))

test('a database that was migrated and never filled is not known as filled', () =>
  inNewDatabase('rajt_unfilled', async (url, pool) => {
    await migrate(url)
    expect((await pool.query('select 1 from deployment')).rows).toEqual([])
  }))

test('a file that was changed after it was applied is refused by name', () =>
  inNewDatabase('rajt_changed', async (url) => {
    await migrate(url, { folder: ofVersion(1, { '0081_more.sql': 'create table more (id int)' }) })
    await expect(
      migrate(url, { folder: ofVersion(1, { '0081_more.sql': 'create table less (id int)' }) }),
    ).rejects.toThrow('0081_more.sql was changed')
  }))

describe('a database that a newer version has migrated', () => {
  const functions = [{ name: 'one', text: 'create or replace function one() returns int return 1' }]
  const newer = [{ name: 'one', text: 'create or replace function one() returns int return 2' }]

  test('is served, and keeps the functions of that version', () =>
    inNewDatabase('rajt_newer', async (url, pool) => {
      await migrate(url, { folder: ofVersion(1), functions })
      const folder = ofVersion(1, { '0081_more.sql': 'create table more (id int)' })
      await migrate(url, { folder, functions: newer })
      expect(await migrate(url, { folder: ofVersion(1), functions })).toEqual([])
      expect((await pool.query('select one()')).rows).toEqual([{ one: 2 }])
    }))

  test('is refused by name once that version has taken something away', () =>
    inNewDatabase('rajt_contracted', async (url) => {
      const folder = ofVersion(1, { '0081_contract_more.sql': 'create table more (id int)' })
      await migrate(url, { folder })
      await expect(migrate(url, { folder: ofVersion(1) })).rejects.toThrow(
        '0081_contract_more.sql is unknown here',
      )
    }))
})

describe('beside a version that serves', () => {
  const folder = () => ofVersion(1, { '0081_more.sql': 'alter table term add column more int' })

  test('a migration that waits for a table lets others use it meanwhile, and is applied in the end', () =>
    inNewDatabase('rajt_waiting', async (url, pool) => {
      await migrate(url, { folder: ofVersion(1) })
      const reader = await pool.connect()
      await reader.query('begin; select count(*) from term')
      const migrated = migrate(url, { folder: folder() })
      const waits: number[] = []
      for (const end = performance.now() + 2_500; performance.now() < end; await sleep(50)) {
        const from = performance.now()
        await pool.query('select count(*) from term')
        waits.push(performance.now() - from)
      }
      await reader.query('commit')
      reader.release()
      expect(await migrated).toEqual(['0081_more.sql'])
      expect(Math.max(...waits)).toBeLessThan(1_500)
      expect(waits.filter((ms) => ms < 200).length).toBeGreaterThan(5)
    }))

  test('a migration whose process died holds up no other', () =>
    inNewDatabase('rajt_died', async (url, pool) => {
      await migrate(url, { folder: ofVersion(1) })
      const dying = ofVersion(1, { '0081_more.sql': 'select pg_sleep(600)' })
      const program = `import { migrate } from ${JSON.stringify(import.meta.resolve('./migrate.ts'))}
        await migrate(${JSON.stringify(url)}, { folder: ${JSON.stringify(dying)} })`
      const child = spawn(process.execPath, ['--input-type=module', '--eval', program])
      const sleeping = async () =>
        (
          await pool.query(
            `select from pg_stat_activity where query like '%pg_sleep(600)' and state = 'active'`,
          )
        ).rowCount
      await vi.waitFor(async () => expect(await sleeping()).toBe(1), { timeout: 20_000 })
      child.kill('SIGKILL')
      expect(await migrate(url, { folder: folder() })).toEqual(['0081_more.sql'])
    }))
})

test('what cannot be part of a transaction is applied statement by statement', () =>
  inNewDatabase('rajt_apart', async (url, pool) => {
    await migrate(url, { folder: ofVersion(1) })
    const text = `-- not a transaction
drop index concurrently if exists term_by_kind_again;
create index concurrently term_by_kind_again on term (kind)
`
    await migrate(url, { folder: ofVersion(1, { '0081_more.sql': text }) })
    const valid = `select indisvalid from pg_index where indexrelid = 'term_by_kind_again'::regclass`
    expect((await pool.query(valid)).rows).toEqual([{ indisvalid: true }])
  }))
