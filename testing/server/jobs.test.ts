import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { workersOf } from '#app/server/workers.ts'
import { openPool } from '#platform/server/database.ts'
import { startJobs } from '#platform/server/jobs.ts'
import { schedule } from '#platform/server/schedule.ts'
import { transact } from '#platform/server/transact.ts'
import { buildTestRajt } from './rajt.ts'
import { until } from './until.ts'

const rajt = await buildTestRajt()
const { db, failures } = rajt
const pool = openPool(rajt.url, 6)

let lost = 0
/** The database takes a job for its runner, and dies before the runner reads the answer. */
pool.on('connect', (client: pg.PoolClient) => {
  const query = client.query.bind(client) as (...all: unknown[]) => Promise<pg.QueryResult>
  client.query = (async (...all: unknown[]) => {
    const answer = await query(...all)
    const isTaken = answer?.command === 'UPDATE' && answer.rows[0]?.payload.attempt
    if (!isTaken || lost++ > 0) return answer
    throw new Error('Connection terminated unexpectedly')
  }) as typeof client.query
})
const jobs = await startJobs(pool, workersOf(rajt), rajt.log)
afterAll(async () => {
  await jobs.stop()
  await pool.end()
})

test('the clocks of requests and of one-pagers and the nightly tidying come by themselves', async () => {
  const known = async () =>
    (
      await rajt.pool.query<{ identifier: string }>(
        'select identifier from graphile_worker._private_known_crontabs order by identifier',
      )
    ).rows.map(({ identifier }) => identifier)
  // A runner tells them a moment after it has started.
  await until('all are known', async () => (await known()).length === 3)
  expect(await known()).toEqual(['missed-one-pagers', 'request-clock', 'tidy'])
})

test('a job that the database gave out, and nobody received, is given out again', async () => {
  await transact(db, (tx) => schedule(tx, 'time-out-attempt', { attempt: randomUUID() }))
  const left = () =>
    rajt.pool.query("select from graphile_worker.jobs where task_identifier = 'time-out-attempt'")
  await until('the job ran', async () => (await left()).rowCount === 0)
  expect(lost).toBe(2)
  failures.splice(0)
})

test('a connection that a runner gives back twice ends nothing', async () => {
  const release = await new Promise<() => void>((resolve, reject) =>
    pool.connect((error, _client, release) => (error ? reject(error) : resolve(release))),
  )
  release()
  expect(() => release()).not.toThrow()
})
