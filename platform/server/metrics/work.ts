import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { Gauge, type Registry } from 'prom-client'

/** Milliseconds for each question. Those of all processes answer the same, so that any one of them is enough. */
export const PATIENCE_MS = 1_000
/**
 * What is counted one by one, at most: a circular to everybody is more, and is told as this. Among 200,000 that takes 20 ms,
 * and without a queue 2.
 */
const MOST = 20_000

/** Jobs by task: due now, and how long the oldest of these is; and failed, whose next try may be due or not. */
const JOBS = `
  with next as (
    select task_id, attempts, run_at, run_at <= clock_timestamp() as is_due from graphile_worker._private_jobs
    where is_available order by priority, run_at limit ${MOST})
  select identifier as task, count(*) filter (where is_due)::int as waiting,
    count(*) filter (where attempts > 0)::int as failed,
    coalesce(extract(epoch from clock_timestamp() - min(run_at) filter (where is_due)), 0)::float8 as age
  from next join graphile_worker._private_tasks t on t.id = task_id
  where is_due or attempts > 0 group by identifier`

/** Seconds after which people ask where their mail is. */
const LATE = 900

/** Mails that neither left nor ended; a job tries for four days. */
const MAILS = `
  select count(*)::int as waiting, coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float8 as age,
    count(*) filter (where created_at < clock_timestamp() - interval '${LATE} seconds')::int as late
  from (
    select created_at from mail
    where sent_at is null and refused_at is null and given_up_at is null and kept_at is null
      and created_at > clock_timestamp() - interval '7 days'
    order by created_at limit ${MOST}) oldest`

interface Waiting {
  task: string
  waiting: number
  failed: number
  age: number
}

interface Mails {
  waiting: number
  age: number
  late: number
}

/** What waits in the database. Answers what asks for it; what the database does not answer in time is not told. */
export function watchWork(
  registry: Registry,
  pools: Record<'app' | 'jobs', pg.Pool>,
  log: FastifyBaseLogger,
): () => Promise<void> {
  const gauge = <L extends string = never>(name: string, help: string, labelNames: L[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const ready = gauge('rajt_ready', 'Whether the database answers requests, as /health/ready says it.')
  const jobs = gauge('rajt_jobs_waiting', 'Jobs that are due, by task.', ['task'])
  const failed = gauge('rajt_jobs_failed', 'Jobs that failed and are tried again, by task.', ['task'])
  const oldest = gauge('rajt_job_oldest_seconds', 'How long the oldest job is due, by task.', ['task'])
  const mails = gauge('rajt_mails_waiting', 'Mails that have not left.')
  const late = gauge('rajt_mails_late', `Those among them that wait longer than ${LATE} seconds.`)
  const oldestMail = gauge('rajt_mail_oldest_seconds', 'How long the oldest of them waits.')

  const answers = <Row extends pg.QueryResultRow>(pool: pg.Pool, text: string): Promise<Row[] | null> =>
    pool.query<Row>(bounded(text)).then(
      ({ rows }) => rows,
      (err) => {
        log.warn({ part: 'metrics', err }, 'the database did not tell in time what waits')
        return null
      },
    )
  const askJobs = async () => {
    const rows = await answers<Waiting>(pools.jobs, JOBS)
    for (const one of [jobs, failed, oldest]) one.reset()
    for (const { task, ...told } of rows ?? []) {
      jobs.set({ task }, told.waiting)
      failed.set({ task }, told.failed)
      oldest.set({ task }, told.age)
    }
  }
  const askMails = async () => {
    const [told] = (await answers<Mails>(pools.jobs, MAILS)) ?? []
    for (const one of [mails, late, oldestMail]) one.remove()
    if (!told) return
    mails.set(told.waiting)
    late.set(told.late)
    oldestMail.set(told.age)
  }
  const askReady = async () => ready.set((await answers(pools.app, 'select 1')) ? 1 : 0)
  return async () => {
    await Promise.all([askReady(), askJobs(), askMails()])
  }
}

const bounded = (text: string): pg.QueryConfig & { query_timeout: number } => ({
  text,
  query_timeout: PATIENCE_MS,
})
