import { expect, test } from 'vitest'
import { workersOf } from '#app/server/workers.ts'
import { auth } from '#people/auth/calls.ts'
import { openPool } from '#platform/server/database.ts'
import { startJobs } from '#platform/server/jobs.ts'
import { brokenRules } from './invariants.ts'
import { buildTestRajt } from './rajt.ts'
import { until } from './until.ts'

const rajt = await buildTestRajt()
const { db, pool, guest, enter } = rajt

test('a mail that no job sends breaks a rule, but not in a demonstration, whose mails are shown', async () => {
  const { email } = await enter()
  await guest.does(auth.forgotPassword, { body: { email } })
  const jobPool = openPool(rajt.url, 6)
  const jobs = await startJobs(jobPool, workersOf(rajt), rajt.log)
  await until('the job is done', async () => {
    const { rows } = await pool.query('select from graphile_worker.jobs where task_identifier = $1', [
      'send-mail',
    ])
    return rows.length === 0
  })
  await jobs.stop()
  await jobPool.end()
  // Without a mail server it is kept, and that is known of it.
  expect(await brokenRules(pool)).toEqual([])
  await pool.query('update mail set kept_at = null')
  expect((await brokenRules(pool)).map(({ rule }) => rule)).toEqual([
    'a mail waits in the queue, has been sent, was refused for good or given up, or is kept for a start with a mail server; those of a demonstration may only be shown',
  ])
  const { filled_with } = await db.selectFrom('deployment').select('filled_with').executeTakeFirstOrThrow()
  await pool.query("update deployment set filled_with = 'demonstration'")
  expect(await brokenRules(pool)).toEqual([])
  await pool.query('update deployment set filled_with = $1', [filled_with])
  await pool.query('delete from mail')
})
