import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { functions } from '#app/server/functions.ts'
import { inProject } from '#platform/server/in-project.ts'
import { migrate } from '#platform/server/migrate.ts'
import { databaseAt, run } from './template.ts'

const server = inject('databaseUrl')
const name = `rajt_accounts_${process.pid}`
const url = databaseAt(server, name)
const all = inProject('app/server/migrations')
const before = mkdtempSync(join(tmpdir(), 'rajt-migrations-'))
for (const file of readdirSync(all)) if (file < '0014') copyFileSync(join(all, file), join(before, file))

afterAll(async () => {
  await run(server, `drop database if exists ${name} with (force)`)
  rmSync(before, { recursive: true, force: true })
})

const rows = `
  insert into university (id, name) values ('szte', 'Szegedi Tudományegyetem');
  insert into account (role, email, username, surname, firstname, created_at) values
    ('MENTOR', 'a@test.example', 'ＷＩＤＥ', E'Win\\nhttps://evil', 'Őrsi2', '2026-01-01'),
    ('MENTOR', 'b@test.example', 'kiss.lili', '123', E'O\\u0308do\\u0308n', '2026-01-02'),
    ('MENTOR', 'c@test.example', 'kiss.1i1i', 'Kiss', 'Lili', '2026-01-03');
  insert into account (role, email, username, surname, firstname, neptun, university_id, created_at) values
    ('STUDENT', 'd@test.example', 'unproven', 'Kiss', 'Lili', 'ABC123', 'szte', '2026-01-03');
  insert into registration (account_id, university_id, status, since)
    select id, 'szte', 'UNVERIFIED', '2026-01-03' from account where neptun is not null;`

test('a database with names of before the rule is kept, with what breaks the rule taken out', async () => {
  await run(server, `create database ${name}`)
  await migrate(url, { folder: before })
  await run(url, rows)
  await migrate(url, { functions })
  const client = new pg.Client(url)
  await client.connect()
  const { rows: people } = await client.query(
    'select email, username, surname, firstname, is_address_proven from account order by email',
  )
  await client.end()
  expect(people).toMatchObject([
    { username: expect.stringMatching(/^user\.[0-9a-f]{12}$/), surname: 'Winhttpsevil', firstname: 'Őrsi' },
    { username: 'kiss.lili', surname: '?', firstname: 'Ödön', is_address_proven: true },
    { username: expect.stringMatching(/^user\./), surname: 'Kiss', firstname: 'Lili' },
    { username: 'unproven', is_address_proven: false },
  ])
})
