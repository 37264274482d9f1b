import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import {
  type JobHelpers,
  Logger,
  type Runner,
  run,
  runMigrations,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import type pg from 'pg'
import { coalesceWakeups } from './coalesce-wakeups.ts'
import { type JobOutcome, jobEnded } from './events.ts'
import { noteRunners } from './job-runners.ts'
import type { JobPayloads } from './schedule.ts'

/** Jobs that answer what became of what they sent. */
type Sending = 'send-mail' | 'send-push'

/**
 * One worker for every job an act can leave behind: a job without a worker does not compile. One that fails is tried
 * again, later each time, for about four days; `isLast` says that there is no later time.
 */
export type Workers = {
  [J in keyof JobPayloads]: (
    payload: JobPayloads[J],
    isLast?: boolean,
  ) => J extends Sending ? Promise<JobOutcome> : Promise<void>
}

const CONCURRENCY = 4
/**
 * Each minute the clocks of exams, of requests, of one-pagers and of what is planned to be published; each hour the statistics of questions; at three in the night, or at the next start after it,
 * the tidying. One process makes the job, whichever is first.
 */
const CRONTAB = `* * * * * exam-clock
* * * * * request-clock
* * * * * missed-one-pagers
* * * * * publish-planned
17 * * * * count-questions
7 2 * * * tidy ?fill=1d`
const RETRY_MS = 500
const STOP_PATIENCE_MS = 10_000

/** The queue's own tables, of the role that owns the others; made before any act, because acts write jobs. */
export async function migrateJobs(ownerUrl: string, log: FastifyBaseLogger): Promise<void> {
  await runMigrations({ connectionString: ownerUrl, logger: logger(log) })
}

/** Gives back every job that a killed process held; only where nobody else works on this database. */
export async function freeJobs(pool: pg.Pool): Promise<void> {
  await pool.query(
    'select graphile_worker.force_unlock_workers(array_agg(locked_by)) from graphile_worker.jobs',
  )
}

/**
 * These wait for another machine, which may say nothing for long, or are thousands at once: each kind runs apart and
 * holds up nothing else.
 */
const apart: readonly (keyof JobPayloads)[] = ['send-mail', 'send-push']

/** Runs jobs beside the requests until stopped; graphile-worker gives each job to one process. */
export async function startJobs(pool: pg.Pool, workers: Workers, log: FastifyBaseLogger) {
  const names = Object.keys(workers) as (keyof JobPayloads)[]
  const quick = names.filter((name) => !apart.includes(name))
  releaseOnce(pool)
  pool.on('connect', coalesceWakeups)
  const alive = new Set<string>()
  const noted = await noteRunners(pool, alive, log)
  const begin = (tasks: readonly (keyof JobPayloads)[], crontab: string) =>
    startRunner(pool, { taskList: tasksOf(workers, tasks), crontab, alive, begun: noted.note }, log)
  const runners = await Promise.all([begin(quick, CRONTAB), ...apart.map((name) => begin([name], ''))])
  return {
    async stop(): Promise<void> {
      await Promise.all(runners.map((runner) => runner.stop()))
      await noted.stop()
    },
  }
}

type Connected = Parameters<Parameters<pg.Pool['connect']>[0]>

/**
 * A runner that is being stopped while its connection breaks gives the connection back twice. The pool throws at the
 * second time (https://github.com/brianc/node-pg-pool/issues/113), where nobody catches it: the process would end with
 * the database.
 */
function releaseOnce(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool)
  const connectOnce = (use: (...connected: Connected) => void) =>
    connect((error, client, release) => {
      let isReleased = false
      use(error, client, (broken) => {
        if (isReleased) return
        isReleased = true
        release(broken)
      })
    })
  pool.connect = ((use?: (...connected: Connected) => void) =>
    use ? connectOnce(use) : connect()) as typeof pool.connect
}

function tasksOf(workers: Workers, names: readonly (keyof JobPayloads)[]): TaskList {
  const tasks = names.map((name) => [
    name,
    (payload: unknown, { job }: JobHelpers) => {
      const isLast = job.attempts >= job.max_attempts
      return told(name, isLast, () => workers[name](payload as never, isLast))
    },
  ])
  return Object.fromEntries(tasks) as TaskList
}

/** Runs a job, and tells how it ended. */
async function told(
  task: string,
  isLast: boolean,
  work: () => Promise<JobOutcome> | Promise<void>,
): Promise<void> {
  const from = performance.now()
  const end = (outcome: JobOutcome) =>
    jobEnded.publish({ task, outcome, seconds: (performance.now() - from) / 1000 })
  try {
    end((await work()) ?? 'done')
  } catch (error) {
    end(isLast ? 'given-up' : 'failed')
    throw error
  }
}

interface Wanted {
  taskList: TaskList
  crontab: string
  /** What jobs are held by, of earlier runners too until theirs have been given back. */
  alive: Set<string>
  begun: () => void
}

function startRunner(pool: pg.Pool, { taskList, crontab, alive, begun }: Wanted, log: FastifyBaseLogger) {
  const own = new Set<string>()
  return supervised(async () => {
    // What an earlier runner of ours still holds would wait for hours; forgotten only once it has been given back.
    const earlier = [...own]
    await pool.query('select graphile_worker.force_unlock_workers($1)', [earlier])
    for (const id of earlier) {
      own.delete(id)
      alive.delete(id)
    }
    const events: WorkerEvents = new EventEmitter()
    events.on('pool:create', ({ workerPool }) => {
      own.add(workerPool.id)
      alive.add(workerPool.id)
      begun()
    })
    const lostTouch = new Promise<void>((resolve) => {
      events.once('pool:fatalError', () => resolve())
      events.once('worker:getJob:error', () => resolve())
    })
    const runner = await run({
      pgPool: pool,
      taskList,
      crontab,
      events,
      preset,
      noHandleSignals: true,
      logger: logger(log),
    })
    const over = Promise.race([lostTouch, ended(runner)]).then(() => stopped(runner))
    return { runner, over }
  }, log)
}

// In batches a job whose end cannot be noted stops its runner; a single one would end the process.
const preset = { worker: { concurrentJobs: CONCURRENCY, completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

interface Running {
  runner: Runner
  /** Once it has ended by itself. */
  over: Promise<void>
}

/**
 * A runner gives up when the database is away at the end of a job, and may hang. One whose question for a job
 * got no answer may have been given a job that it does not know of. In both cases another one takes its
 * place, once it has ended.
 */
async function supervised(begin: () => Promise<Running>, log: FastifyBaseLogger) {
  let stopping = false
  let current = begin()
  await current
  const keep = async () => {
    while (!stopping) {
      const before = await current
      await before.over
      await sleep(RETRY_MS)
      if (stopping) return
      current = begin().catch((err) => {
        log.warn({ part: 'jobs', err }, 'no runner could begin')
        return before
      })
    }
  }
  void keep()
  return {
    /** One that is just beginning ends too. */
    async stop(): Promise<void> {
      stopping = true
      await stopped((await current).runner)
    },
  }
}

const ended = (runner: Runner) => runner.promise.catch(() => undefined)

/** Ends a runner after the jobs that it is working on. */
async function stopped(runner: Runner): Promise<void> {
  void runner.stop().catch(() => undefined)
  await Promise.race([ended(runner), sleep(STOP_PATIENCE_MS, undefined, { ref: false })])
}

/** Payloads name rows only, never people, so messages may be logged as they are. */
function logger(log: FastifyBaseLogger): Logger {
  const methods = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const
  return new Logger(
    () => (level, message) => log[methods[level as keyof typeof methods]]({ part: 'jobs' }, message),
  )
}
