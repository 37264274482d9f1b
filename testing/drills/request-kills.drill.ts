import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { copyFilled } from '#testing/server/filled-folders.ts'
import { killPlatform } from '#testing/server/kills.ts'
import { type Process, query, startRajt } from '#testing/server/process.ts'
import { until } from '#testing/server/until.ts'

const folder = mkdtempSync(join(tmpdir(), 'rajt-requests-'))
await copyFilled('semester-2', folder)
const start = () => startRajt(folder)
let rajt: Process = await start()
afterAll(async () => {
  rajt.child.kill('SIGTERM')
  await rajt.ended
  rmSync(folder, { recursive: true, force: true })
})

/** Everybody without a team has applied everywhere, so long ago that nobody answers any more. */
const applyEverywhere = `
  insert into team_request (kind, semester_id, project_id, person_id, motivation, sent_at, answer_by)
  select 'APPLICATION', p.semester_id, p.id, a.id, 'Szeretném.', now() - interval '20 days', now() - interval '10 days'
  from project p, account a
  where p.status = 'PUBLISHED' and a.role = 'STUDENT' and a.disabled_at is null and a.released_at is null
    and not exists (select from seat s where s.account_id = a.id)
    and not exists (select from team_request r where r.project_id = p.id and r.person_id = a.id)
  returning id`
const runClock = "select graphile_worker.add_job('request-clock')"

test('requests that expire while the platform is killed again and again end once, and are told once', async () => {
  const made = await query<{ id: string }>(folder, applyEverywhere)
  const ids = made.map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(300)
  for (const moment of [60, 240]) {
    await query(folder, runClock)
    await sleep(moment)
    await killPlatform(rajt)
    rajt = await start()
  }
  await query(folder, runClock)
  await until(
    'all of them have ended',
    async () => {
      const left = await query(
        folder,
        "select from team_request where status = 'PENDING' and answer_by <= now()",
      )
      return left.length === 0
    },
    60_000,
  )
  const lines = await query<{ subject_id: string }>(
    folder,
    "select subject_id from audit where act = 'application-voided'",
  )
  expect(lines.map(({ subject_id }) => subject_id).toSorted()).toEqual(ids.toSorted())
  const mails = await query<{ body_text: string }>(
    folder,
    "select body_text from mail where template = 'team-request'",
  )
  const expired = /^• .*(letelt a válaszidő|the time to answer ran out)$/gm
  const told = mails.flatMap(({ body_text }) => body_text.match(expired) ?? [])
  // Both sides.
  expect(told.length).toBe(2 * ids.length)
})
