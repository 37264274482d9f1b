import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { workersOf } from '#app/server/workers.ts'
import { openPool } from '#platform/server/database.ts'
import { noteRunners } from '#platform/server/job-runners.ts'
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

test('the clocks of exams, requests and one-pagers, counting and tidying come by themselves', async () => {
  const known = async () =>
    (
      await rajt.pool.query<{ identifier: string }>(
        'select identifier from graphile_worker._private_known_crontabs order by identifier',
      )
    ).rows.map(({ identifier }) => identifier)
  // A runner tells them a moment after it has started.
  await until('all are known', async () => (await known()).length === 6)
  expect(await known()).toEqual([
    'count-questions',
    'exam-clock',
    'missed-one-pagers',
    'publish-planned',
    'request-clock',
    'tidy',
  ])
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

test('the jobs of a process that is not seen any more go on, those of one that is are left alone', async () => {
  const [gone, busy] = ['runner-gone', 'runner-busy']
  const seen = (id: string, seconds: number) =>
    rajt.pool.query(
      `insert into job_runner (id, seen_at) values ($1, clock_timestamp() - make_interval(secs => $2))`,
      [id, seconds],
    )
  await transact(db, (tx) =>
    schedule(tx, 'take-back-attempt', { attempt: randomUUID() }, new Date(Date.now() + 60_000)),
  )
  await transact(db, (tx) =>
    schedule(tx, 'run-import', { import: randomUUID() }, new Date(Date.now() + 60_000)),
  )
  const hold = (by: string, job: string) =>
    rajt.pool.query(
      `update graphile_worker._private_jobs j set locked_by = $1, locked_at = now()
       from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = $2`,
      [by, job],
    )
  await hold(gone, 'take-back-attempt')
  await hold(busy, 'run-import')
  await seen(gone, 60)
  await seen(busy, 20)
  const noted = await noteRunners(rajt.pool, new Set(['runner-here']), rajt.log)
  const { rows } = await rajt.pool.query(
    `select task_identifier as job, locked_by as by from graphile_worker.jobs
     where task_identifier in ('take-back-attempt', 'run-import') order by 1`,
  )
  expect(rows).toEqual([
    { job: 'run-import', by: busy },
    { job: 'take-back-attempt', by: null },
  ])
  await noted.stop()
  const left = await rajt.pool.query('select id from job_runner where id = any ($1)', [
    [gone, busy, 'runner-here'],
  ])
  expect(left.rows).toEqual([{ id: busy }])
})
