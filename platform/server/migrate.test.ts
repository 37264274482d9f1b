import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
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

test('migrations are numbered without gaps', () => {
  expect(migrations.map((name) => Number(name.slice(0, 4)))).toEqual(migrations.map((_, i) => i + 1))
})

test('registrations of before the search text are found by it afterwards', () =>
  inNewDatabase('rajt_upgraded', async (url, pool) => {
    await migrate(url, { folder: ofVersion(7) })
    await pool.query(`insert into university values ('bme', 'Budapesti Műszaki Egyetem')`)
    await pool.query(`
      with student as (
        insert into account (role, surname, firstname, neptun, email, language, university_id, created_at)
        values ('STUDENT', 'Őrsi', 'Ödön', 'ABC123', 'odon@hallgatok.example', 'hu', 'bme', now()) returning id
      )
      insert into registration (account_id, university_id, status, since) select id, 'bme', 'WAITING', now() from student`)
    expect(await migrate(url)).toEqual(migrations.slice(7))
    const { rows } = await pool.query(
      `select r.search_text = a.search_text and r.search_text like '%orsi odon%' as found
       from registration r join account a on a.id = r.account_id`,
    )
    expect(rows).toEqual([{ found: true }])
  }))

test.each([
  { email: 'office@rajt.example', filled: 'demonstration' },
  { email: 'kovacs.anna@hallgatok.example', filled: 'demonstration' },
  { email: 'first@office.example', filled: 'course' },
])('an older database with the account $email is known as filled with the $filled', ({ email, filled }) =>
  inNewDatabase('rajt_deployed', async (url, pool) => {
    const before = migrations.indexOf('0017_plumbing.sql')
    await migrate(url, { folder: ofVersion(before) })
    await pool.query(`insert into account (role, surname, firstname, email, language, created_at)
      values ('OFFICE', 'Program', 'Iroda', '${email}', 'hu', now())`)
    await pool.query(`insert into semester (key, number, starts_at, ends_at, one_pager_deadline, is_current, contact_email)
      values ('2026-27-1', 1, now(), now() + interval '1 year', now(), true, 'first@office.example')`)
    await migrate(url)
    expect((await pool.query('select filled_with from deployment')).rows).toEqual([{ filled_with: filled }])
  }),
)

test('a database that was migrated and never filled is not known as filled', () =>
  inNewDatabase('rajt_unfilled', async (url, pool) => {
    await migrate(url)
    expect((await pool.query('select 1 from deployment')).rows).toEqual([])
  }))

test('a file changed after it was applied, and a database newer than the files, are refused by name', () =>
  inNewDatabase('rajt_strange', async (url) => {
    await migrate(url, { folder: ofVersion(1, { '0002_more.sql': 'create table more (id int)' }) })
    await expect(
      migrate(url, { folder: ofVersion(1, { '0002_more.sql': 'create table less (id int)' }) }),
    ).rejects.toThrow('0002_more.sql was changed')
    await expect(migrate(url, { folder: ofVersion(1) })).rejects.toThrow('0002_more.sql is unknown here')
  }))
