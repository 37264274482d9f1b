import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { Gauge, type Registry } from 'prom-client'

/** Milliseconds for each question. Those of all processes answer the same, so that any one of them is enough. */
const PATIENCE_MS = 1_000
/** What is counted one by one, at most: a circular to everybody is more, and is told as this. */
const MOST = 20_000

/**
 * What waits, by task: due now or tried before and not yet done, and the age of the oldest in seconds. Of one that was
 * tried before it is since it was written, because each try puts its time off; a job of the future has none.
 */
const JOBS = `
  with next as (
    select task_id, run_at, attempts, created_at from graphile_worker._private_jobs
    where is_available order by priority, run_at limit ${MOST})
  select identifier as task, count(*)::int as waiting, count(*) filter (where attempts > 0)::int as failed,
    extract(epoch from clock_timestamp() - min(case when attempts > 0 then created_at else run_at end))::float8 as age
  from next join graphile_worker._private_tasks t on t.id = task_id
  where attempts > 0 or run_at <= clock_timestamp() group by identifier`

/** Mails that neither left nor ended; a job tries for four days. */
const MAILS = `
  select count(*)::int as waiting, coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float8 as age
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
  const jobs = gauge('rajt_jobs_waiting', 'Jobs that are due or are tried again, by task.', ['task'])
  const failed = gauge('rajt_jobs_failed', 'Those among them whose last try failed, by task.', ['task'])
  const oldest = gauge('rajt_job_oldest_seconds', 'How long the oldest of them waits, by task.', ['task'])
  const mails = gauge('rajt_mails_waiting', 'Mails that have not left.')
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
    if (told) {
      mails.set(told.waiting)
      oldestMail.set(told.age)
      return
    }
    mails.remove()
    oldestMail.remove()
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
