import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { course } from '#course/course/calls.ts'
import { exam } from '#course/exam/calls.ts'
import { DEMO_PASSWORD } from '#local/demo/load.ts'
import { auth } from '#people/auth/calls.ts'
import { programme } from '#programme/programme/calls.ts'
import { openPostOffice } from '#testing/server/post-office.ts'
import { ask, type Process, query, startRajt } from '#testing/server/process.ts'
import { openSilentSmtp } from '#testing/server/silent-smtp.ts'
import { until } from '#testing/server/until.ts'

const MAILS = 100
const SILENT_MS = 90_000

const folder = mkdtempSync(join(tmpdir(), 'rajt-silent-'))
const running: Process[] = []
afterEach(async () => {
  for (const one of running.splice(0)) await stop(one)
  rmSync(folder, { recursive: true, force: true })
})

async function start(smtp: string): Promise<Process> {
  const one = await startRajt(folder, { SMTP_URL: smtp })
  running.push(one)
  return one
}
async function stop({ child, ended }: Process): Promise<void> {
  child.kill('SIGTERM')
  await ended
}

async function askForMails(rajt: Process): Promise<void> {
  const people = await query<{ email: string }>(
    folder,
    `select email from account where password_hash is not null and coalesce(released_at, disabled_at) is null order by email limit ${MAILS}`,
  )
  for (const { email } of people)
    expect((await ask(rajt, auth.forgotPassword, { body: { email } })).status).toBe(200)
  const [{ n = 0 } = {}] = await query<{ n: number }>(folder, 'select count(*)::int as n from mail')
  expect(n).toBe(MAILS)
}

/** Begins an exam, and lets its time be over now. */
async function attemptThatIsOver(rajt: Process): Promise<string> {
  const body = { email: 'student@rajt.example', password: DEMO_PASSWORD }
  const { token } = (await ask(rajt, auth.login, { body })).body
  const { currentProgress } = (await ask(rajt, course.progress, { token })).body
  const next = currentProgress?.moduleProgresses.find((one) => one.exam.can.start && one.status === 'ACTIVE')
  const started = { moduleId: next?.module ?? '', platform: 'WEB' as const }
  const { redirectUrl } = (await ask(rajt, exam.start, { token, body: started })).body
  const id = new URL(redirectUrl).searchParams.get('attempt') ?? ''
  await query(
    folder,
    "update exam_attempt set ends_at = now() - interval '1 hour', started_at = now() - interval '2 hours' where id = $1",
    [id],
  )
  await query(
    folder,
    `update graphile_worker._private_jobs set run_at = now() where payload->>'attempt' = $1`,
    [id],
  )
  return id
}

test('a post office that is silent for 90 s holds up no exam and no call; every mail arrives later, as one', async () => {
  const silent = await openSilentSmtp()
  const first = await start(silent.url)
  await askForMails(first)
  await until('mails are on their way', () => silent.waiting() > 0)

  const id = await attemptThatIsOver(first)
  await until(
    'the exam ended by time',
    async () => {
      const [row] = await query<{ status: string }>(folder, 'select status from exam_attempt where id = $1', [
        id,
      ])
      return row?.status !== 'OPEN'
    },
    5_000,
  )
  const times: number[] = []
  for (const end = Date.now() + SILENT_MS; Date.now() < end; await sleep(500)) {
    const from = performance.now()
    expect((await ask(first, programme.context, {})).status).toBe(200)
    times.push(performance.now() - from)
  }
  expect(Math.max(...times)).toBeLessThan(1_000)

  running.pop()
  await stop(first)
  await silent.close()
  // Nothing may stay locked by the process that ended, or its mails would wait for hours.
  const office = await openPostOffice()
  await start(office.url)
  await query(
    folder,
    "update graphile_worker._private_jobs set run_at = now() where run_at > now() and payload->>'mail' is not null",
  )
  const waiting = () => query(folder, 'select id from mail where sent_at is null')
  await until('every mail is sent', async () => (await waiting()).length === 0, 60_000)
  const ids = office.delivered.map(({ headers }) => headers.find((line) => /^message-id/i.test(line)))
  const [{ n = 0 } = {}] = await query<{ n: number }>(folder, 'select count(*)::int as n from mail')
  expect([ids.length, new Set(ids).size]).toEqual([n, n])
  for (const one of running.splice(0)) await stop(one)
  await office.close()
})
