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
const name = `rajt_names_${process.pid}`
const url = databaseAt(server, name)
const all = inProject('app/server/migrations')
const before = mkdtempSync(join(tmpdir(), 'rajt-migrations-'))
for (const file of readdirSync(all)) if (file < '0068') copyFileSync(join(all, file), join(before, file))

afterAll(async () => {
  await run(server, `drop database if exists ${name} with (force)`)
  rmSync(before, { recursive: true, force: true })
})

const student = (email: string, surname: string, language = 'hu') => `
  insert into account (role, email, username, surname, firstname, neptun, university_id, created_at, password_hash, language)
  values ('STUDENT', '${email}@test.example', '${email}', '${surname}', 'Anna', upper(rpad('${email}', 6, '0')), 'szte',
    '2026-01-01', 'x', '${language}');
  insert into registration (account_id, university_id, status, since, decided_at, decided_by)
  select id, 'szte', 'ACCEPTED', '2026-01-01', '2026-01-05', (select id from account where role = 'OFFICE')
  from account where username = '${email}';`
const was = (email: string, surname: string, until: string) => `
  insert into former_name (account_id, surname, firstname, until)
  select id, '${surname}', 'Anna', '${until}' from account where username = '${email}';`
const line = (email: string, act: string, at: string, fields: string[] = []) => `
  insert into audit (at, actor_id, act, subject_id, detail)
  select '${at}', ${act === 'name-changed' ? 'id' : "(select id from account where role = 'OFFICE')"}, '${act}', id::text,
    '${JSON.stringify({ fields })}' from account where username = '${email}';`

const rows = `
  insert into university (id, name) values ('szte', 'Szegedi Tudományegyetem');
  insert into account (role, email, username, surname, firstname, created_at) values
    ('OFFICE', 'o@test.example', 'valaki', 'Iroda', 'Ilona', '2026-01-01');
  ${student('nobody', 'Kiss')}
  ${student('musk', 'Musk', 'en')}
  ${was('musk', 'Kovács', '2026-02-01')} ${line('musk', 'name-changed', '2026-02-01')}
  ${was('musk', 'Gates', '2026-02-02')} ${line('musk', 'name-changed', '2026-02-02')}
  ${student('back', 'Kiss')}
  ${was('back', 'Kiss', '2026-02-01')} ${line('back', 'name-changed', '2026-02-01')}
  ${was('back', 'Musk', '2026-02-02')} ${line('back', 'name-changed', '2026-02-02')}
  ${student('office', 'Nagy')}
  ${was('office', 'Naggy', '2026-02-01')} ${line('office', 'account-corrected', '2026-02-01', ['surname'])}
  ${student('both', 'Musk')}
  ${was('both', 'Naggy', '2026-02-01')} ${line('both', 'name-changed', '2026-02-01')}
  ${was('both', 'Elon', '2026-02-02')} ${line('both', 'account-corrected', '2026-02-02', ['surname'])}
  ${was('both', 'Nagy', '2026-02-03')} ${line('both', 'name-changed', '2026-02-03')}
`

test('who renamed themselves has the confirmed name again, and today’s as an open request', async () => {
  await run(server, `create database ${name}`)
  await migrate(url, { folder: before })
  await run(url, rows)
  await migrate(url, { functions })
  const client = new pg.Client(url)
  await client.connect()
  const { rows: people } = await client.query(
    `select username, a.surname, n.surname as asked, n.was_surname, n.status, n.reason
     from account a left join name_change n on n.account_id = a.id where role = 'STUDENT' order by username`,
  )
  const { rows: found } = await client.query(
    "select username from account where search_text like '%musk anna%'",
  )
  await client.end()
  expect(people).toMatchObject([
    { username: 'back', surname: 'Kiss', asked: null },
    { username: 'both', surname: 'Nagy', asked: 'Musk', was_surname: 'Nagy', status: 'WAITING' },
    {
      username: 'musk',
      surname: 'Kovács',
      asked: 'Musk',
      status: 'WAITING',
      reason: expect.stringMatching(/^They/),
    },
    { username: 'nobody', surname: 'Kiss', asked: null },
    { username: 'office', surname: 'Nagy', asked: null },
  ])
  expect(found.map(({ username }) => username).toSorted()).toEqual(['back', 'both', 'musk'])
})
