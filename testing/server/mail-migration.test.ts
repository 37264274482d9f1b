import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { functions } from '#app/server/functions.ts'
import { openDatabase, openPool } from '#platform/server/database.ts'
import { inProject } from '#platform/server/in-project.ts'
import { migrateJobs } from '#platform/server/jobs.ts'
import { openLog } from '#platform/server/log.ts'
import { sendKept } from '#platform/server/mail-worker.ts'
import { migrate } from '#platform/server/migrate.ts'
import { transact } from '#platform/server/transact.ts'
import { databaseAt, run } from './template.ts'

const server = inject('databaseUrl')
const name = `rajt_mails_${process.pid}`
const url = databaseAt(server, name)
const all = inProject('app/server/migrations')
const before = mkdtempSync(join(tmpdir(), 'rajt-migrations-'))
for (const file of readdirSync(all)) if (file < '0080') copyFileSync(join(all, file), join(before, file))

afterAll(async () => {
  await run(server, `drop database if exists ${name} with (force)`)
  rmSync(before, { recursive: true, force: true })
})

const mail = (email: string, text = "'text'") => `
  insert into mail (recipient, template, language, subject, body_text, body_html, created_at)
  values ('${email}', 'registration-accepted', 'hu', 'Hír', ${text}, ${text}, '2026-01-01');`
const job = (email: string, attempts = 0) => `
  select graphile_worker.add_job('send-mail', json_build_object('mail', id)) from mail where recipient = '${email}';
  update graphile_worker._private_jobs set attempts = ${attempts}
  where payload ->> 'mail' = (select id::text from mail where recipient = '${email}');`

test('a mail of before is kept for a start with a mail server where no job tries it, and given up where the last one failed', async () => {
  await run(server, `create database ${name}`)
  await migrate(url, { folder: before })
  await migrateJobs(url, openLog('silent'))
  await run(url, [mail('kept'), mail('waiting'), job('waiting'), mail('tried'), job('tried', 25)].join(''))
  await run(url, [mail('forgotten', 'null'), mail('sent', 'null')].join(''))
  await run(url, "update mail set sent_at = created_at where recipient = 'sent'")
  await migrate(url, { functions })
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query(
    `select recipient, case when sent_at is not null then 'sent' when kept_at is not null then 'kept'
       when given_up_at is not null then 'given up' else 'waiting' end as state from mail order by recipient`,
  )
  await client.end()
  expect(rows).toEqual([
    { recipient: 'forgotten', state: 'given up' },
    { recipient: 'kept', state: 'kept' },
    { recipient: 'sent', state: 'sent' },
    { recipient: 'tried', state: 'given up' },
    { recipient: 'waiting', state: 'waiting' },
  ])
  const pool = openPool(url, 1)
  const db = openDatabase(pool)
  expect(await transact(db, sendKept)).toBe(1)
  await db.destroy()
})
