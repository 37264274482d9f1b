import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { workersOf } from '#app/server/workers.ts'
import { openPool } from '#platform/server/database.ts'
import { startJobs } from '#platform/server/jobs.ts'
import { sendMail } from '#platform/server/mail.ts'
import { schedule } from '#platform/server/schedule.ts'
import { transact } from '#platform/server/transact.ts'
import { programme } from '#programme/programme/calls.ts'
import { buildTestRajt } from './rajt.ts'
import { openSilentSmtp } from './silent-smtp.ts'
import { until } from './until.ts'

const MAILS = 12
const smtp = await openSilentSmtp()
const rajt = await buildTestRajt({ settings: { SMTP_URL: smtp.url } })
const { db, pool, clock, guest, failures } = rajt
const jobPool = openPool(rajt.url, 6)
const jobs = await startJobs(jobPool, workersOf(rajt), rajt.log)
afterAll(async () => {
  await smtp.close()
  await jobs.stop()
  await jobPool.end()
})

const jobsOf = async (task: string) =>
  (
    await pool.query<{ last_error: string | null }>(
      'select last_error from graphile_worker.jobs where task_identifier = $1',
      [task],
    )
  ).rows

test('behind a post office that says nothing, other jobs start at once, and mails are tried again', async () => {
  const letter = { subject: 'Üdv', greeting: 'Szia!', paragraphs: [] }
  for (let n = 0; n < MAILS; n++)
    await transact(db, (tx) =>
      sendMail(tx, 'verify-email', { email: `${n}@test.example`, language: 'hu' }, letter, clock.now()),
    )
  await until('mails are on their way', () => smtp.waiting() > 0)

  await transact(db, (tx) => schedule(tx, 'time-out-attempt', { attempt: randomUUID() }))
  await until('the other job ran', async () => (await jobsOf('time-out-attempt')).length === 0, 5_000)
  const from = performance.now()
  await guest.does(programme.context)
  expect(performance.now() - from).toBeLessThan(1_000)

  const errors = async () => (await jobsOf('send-mail')).map((one) => one.last_error)
  const isGivenUp = async () => (await errors()).some((one) => one?.startsWith('mail not taken: ETIMEDOUT'))
  await until('a mail was given up on', isGivenUp, 15_000)
  expect(await errors()).toHaveLength(MAILS)
  failures.splice(0)
}, 60_000)
