import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { features } from '#app/contract/index.ts'
import { metricsOf } from '#app/server/metrics.ts'
import { LAST_BACKUP, tellBackups } from '#app/server/tell-backups.ts'
import { course } from '#course/course/calls.ts'
import { exam } from '#course/exam/calls.ts'
import { openPool } from '#platform/server/database.ts'
import { jobEnded } from '#platform/server/events.ts'
import { startJobs, type Workers } from '#platform/server/jobs.ts'
import { sendMail } from '#platform/server/mail.ts'
import { openMetricsPort } from '#platform/server/metrics/serve.ts'
import { limitPerKey } from '#platform/server/queue.ts'
import { schedule } from '#platform/server/schedule.ts'
import { readSettings } from '#platform/server/settings.ts'
import { transact } from '#platform/server/transact.ts'
import { anna, bence } from './cast.ts'
import { examsOf } from './exams.ts'
import { freePort } from './process.ts'
import { buildTestRajt } from './rajt.ts'
import { metricsOfText } from './read-metrics.ts'
import { until } from './until.ts'
import { alerts, anchorsOf, metricsIn, panels, read, rules, testedAlerts } from './watching.ts'

const TOKEN = 'a token that Prometheus sends, kept in its file'.replaceAll(/[ ,]/g, '-')
const rajt = await buildTestRajt({ settings: { METRICS_TOKEN: TOKEN } })
const closed = await buildTestRajt()
const { app, as, db, log, pool } = rajt
const exams = await examsOf(rajt)

const ask = (authorization?: string) =>
  app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })
const text = async () => (await ask(`Bearer ${TOKEN}`)).body
const metricsNow = async () => metricsOfText(await text())

describe('/metrics', () => {
  test('is a page like any unknown one where no setting asks for it', async () => {
    const [answer, unknown] = await Promise.all([
      closed.app.inject('/metrics'),
      closed.app.inject('/never-heard-of'),
    ])
    expect(answer.statusCode).toBe(unknown.statusCode)
    expect(answer.headers['content-type']).toBe(unknown.headers['content-type'])
    expect(answer.statusCode).toBe(404)
  })

  test.each([undefined, 'Bearer', `Bearer ${TOKEN.slice(1)}`, `Bearer ${TOKEN}x`, `Basic ${TOKEN}`])(
    'is refused to whoever sends %s',
    async (authorization) => {
      const { statusCode, body } = await ask(authorization)
      expect(statusCode).toBe(401)
      expect(body).not.toContain('rajt_')
    },
  )

  test('tells whoever holds the token what runs', async () => {
    const { statusCode, headers } = await ask(`Bearer ${TOKEN}`)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    const { sumOf } = await metricsNow()
    expect(sumOf('rajt_info', { version: '0.2.0', roles: 'web,worker' })).toBe(1)
    expect(sumOf('rajt_ready')).toBe(1)
    expect(sumOf('rajt_listener_connected')).toBe(1)
    expect(sumOf('process_resident_memory_bytes')).toBeGreaterThan(1_000_000)
    expect(sumOf('nodejs_heap_size_used_bytes')).toBeLessThan(sumOf('process_resident_memory_bytes') ?? 0)
    const { user, system } = process.cpuUsage()
    expect(sumOf('process_cpu_seconds_total')).toBeCloseTo((user + system) / 1e6, -1)
    expect(sumOf('process_start_time_seconds')).toBeCloseTo(Date.now() / 1000 - process.uptime(), -1)
  })

  test('tells that the event loop stood still, once', async () => {
    await text()
    await sleep(100)
    const end = performance.now() + 300
    while (performance.now() < end);
    await sleep(50)
    const lag = async () => (await metricsNow()).sumOf('nodejs_eventloop_lag_p99_seconds') ?? 0
    expect(await lag()).toBeGreaterThan(0.2)
    await until('a later reading does not tell it again', async () => {
      await sleep(50)
      return (await lag()) < 0.2
    })
  })

  test('has a port of its own where a setting names one, and none on the other', async () => {
    const METRICS_PORT = String(await freePort())
    const settings = readSettings({ METRICS_PORT })
    const metrics = await metricsOf(settings, { app: pool, jobs: pool }, log)
    if (!metrics) throw new Error('no metrics')
    const port = await openMetricsPort(metrics, settings, log)
    const taken = openMetricsPort(metrics, settings, log)
    await expect(taken).rejects.toThrow('set METRICS_PORT to another one for each process')
    const answered = await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)
    expect(metricsOfText(await answered.text()).sumOf('rajt_ready')).toBe(1)
    expect((await fetch(`http://127.0.0.1:${METRICS_PORT}/`)).status).toBe(404)
    await port.close()
    metrics.stop()
  })
})

describe('the metrics', () => {
  test('count the starts of exams by what became of them, and name no address and nobody', async () => {
    const attempt = await exams.begin(anna)
    const { status } = await as(anna).refused(exam.start, {
      body: { moduleId: exams.moduleAt(2), platform: 'WEB' },
    })
    const right = await exams.rightChoice(attempt, 1)
    const answered = await exams.answer(anna, attempt, 1, right, 0)
    expect(answered.status).toBe(200)
    await app.inject('/never-heard-of/anna@test.example')
    const { sumOf, samples } = await metricsNow()
    expect(sumOf('rajt_requests_total', { call: 'exam.start', status: '200' })).toBe(1)
    expect(sumOf('rajt_requests_total', { call: 'exam.start', status: String(status) })).toBe(1)
    expect(sumOf('rajt_requests_total', { call: 'exam.answer', status: '200' })).toBe(1)
    expect(sumOf('rajt_request_seconds_count', { call: 'exam.start' })).toBe(2)
    const told = JSON.stringify(samples)
    expect(told).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|@|never-heard-of|\/api/)
  })

  test('have thirteen series for the times of each call, of those that were made alone', async () => {
    const calls = Object.values(features).flatMap((rows) => Object.keys(rows)).length
    await as(bence).does(course.progress)
    const { samples } = await metricsNow()
    const times = samples.filter(({ name }) => name.startsWith('rajt_request_seconds'))
    const made = new Set(times.map(({ labels }) => labels.call))
    expect(made.size).toBeLessThan(10)
    expect(times.length / made.size).toBe(13)
    // As docs/runbook.md says.
    expect((calls + 1) * 13).toBeLessThan(5_000)
  })

  test('tell the pool, and how long was waited for a connection', async () => {
    const alone = openPool(rajt.url, 1, { connect: 200 })
    const metrics = await metricsOf(rajt.settings, { app: alone, jobs: pool }, log)
    const held = await alone.connect()
    await expect(alone.query('select 1')).rejects.toThrow('timeout exceeded')
    held.release()
    const { sumOf } = metricsOfText((await metrics?.read()) ?? '')
    expect(sumOf('rajt_pool_size', { pool: 'app' })).toBe(1)
    expect(sumOf('rajt_pool_waiting', { pool: 'app' })).toBe(0)
    expect(sumOf('rajt_pool_failures_total', { pool: 'app' })).toBe(1)
    // The wait that ended without one took 200 ms; the others are its holder's and that of reading the metrics.
    expect(sumOf('rajt_pool_wait_seconds_bucket', { pool: 'app', le: '0.1' })).toBe(2)
    expect(sumOf('rajt_pool_wait_seconds_count', { pool: 'app' })).toBe(3)
    metrics?.stop()
    await alone.end()
  })

  test('tell cache hits and misses, of sessions too', async () => {
    const before = await metricsNow()
    await as(anna).does(course.progress)
    await as(anna).does(course.progress)
    const after = await metricsNow()
    const more = (cache: string, hit: string) =>
      (after.sumOf('rajt_cache_reads_total', { cache, hit }) ?? 0) -
      (before.sumOf('rajt_cache_reads_total', { cache, hit }) ?? 0)
    expect(more('session', 'yes') + more('session', 'no')).toBe(2)
    expect(more('session', 'yes')).toBeGreaterThan(0)
    expect(more('programme', 'yes')).toBeGreaterThan(0)
  })

  test('tell which queue was full', async () => {
    const seats = limitPerKey('guestActs', 0)
    await expect(seats('somebody', async () => 1)).rejects.toMatchObject({ code: 'busy' })
    expect((await metricsNow()).sumOf('rajt_queue_full_total', { queue: 'guestActs' })).toBe(1)
  })
})

describe('what waits in the database', () => {
  const letter = { subject: 'Subject', greeting: 'Hello', paragraphs: ['One'] }
  const NAMES = ['rajt_jobs_waiting', 'rajt_jobs_failed', 'rajt_job_oldest_seconds'] as const
  const ofTask = async (task: string) => {
    const { sumOf } = await metricsNow()
    return NAMES.map((name) => sumOf(name, { task }))
  }

  test('is told with the age of the oldest: jobs that are due, mails, and what is tried again, but no job of the future', async () => {
    await emptyQueue()
    await transact(db, async (tx) => {
      await sendMail(tx, 'verify-email', { email: 'odon@test.example', language: 'hu' }, letter, new Date())
      const future = new Date(Date.now() + 60_000)
      await schedule(tx, 'import-course', { semester: 'future' }, future)
    })
    const job = `update graphile_worker._private_jobs j set`
    const ofMail = `from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'send-mail'`
    await pool.query(`update mail set created_at = now() - interval '20 minutes' where sent_at is null`)
    await pool.query(`${job} run_at = now() - interval '15 minutes' ${ofMail}`)
    const [waiting, failed, age] = await ofTask('send-mail')
    expect([waiting, failed]).toEqual([1, 0])
    expect(age).toBeCloseTo(900, -1)
    const { sumOf } = await metricsNow()
    expect(sumOf('rajt_mails_waiting')).toBe(1)
    expect(sumOf('rajt_mails_late')).toBe(1)
    expect(sumOf('rajt_mail_oldest_seconds')).toBeCloseTo(1_200, -1)
    expect(await ofTask('import-course')).toEqual([null, null, null])

    await pool.query(`${job} attempts = 3, run_at = now() + interval '1 hour' ${ofMail}`)
    expect(await ofTask('send-mail')).toEqual([0, 1, 0])
    await emptyQueue()
    expect(await ofTask('send-mail')).toEqual([null, null, null])
    expect((await metricsNow()).sumOf('rajt_mail_oldest_seconds')).toBe(0)
  })

  test('is not told, and the process is not ready, while the database is away', async () => {
    const away = openPool('postgres://nobody@127.0.0.1:1/nothing', 1)
    const metrics = await metricsOf(rajt.settings, { app: away, jobs: away }, openSilently())
    const { sumOf, samples } = metricsOfText((await metrics?.read()) ?? '')
    expect(sumOf('rajt_ready')).toBe(0)
    expect(samples.filter(({ name }) => /mail|rajt_jobs?_(waiting|oldest)/.test(name))).toEqual([])
    metrics?.stop()
    await away.end()
  })
})

describe('backups', () => {
  const told = async () => {
    const { sumOf } = await metricsNow()
    return [sumOf('rajt_backup_age_seconds'), sumOf('rajt_archive_failing_seconds')]
  }
  const ofEmbedded = async (dataDir: string) => {
    const metrics = await metricsOf(rajt.settings, { app: pool, jobs: pool }, log)
    if (!metrics) throw new Error('no metrics')
    tellBackups(metrics, pool, { dataDir, DATABASE_URL: '' })
    const { sumOf } = metricsOfText(await metrics.read())
    metrics.stop()
    return sumOf('rajt_backup_age_seconds')
  }

  test('of the embedded database are told by their age, which is infinite before the first one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rajt-last-backup-'))
    expect(await ofEmbedded(folder)).toBe(Number.POSITIVE_INFINITY)
    const at = new Date(Date.now() - 7_200_000)
    writeFileSync(join(folder, LAST_BACKUP), JSON.stringify({ at, bytes: 1 }))
    expect(await ofEmbedded(folder)).toBeCloseTo(7_200, -2)
    writeFileSync(join(folder, LAST_BACKUP), '{"at":')
    expect(await ofEmbedded(folder)).toBeNull()
    rmSync(folder, { recursive: true })
  })

  test('of a database of its own are not told, and neither is an archive that there is not', async () => {
    expect(await told()).toEqual([null, null])
  })
})

test('every job tells how it ended: of a message what became of it, otherwise whether it is done', async () => {
  const ends: string[] = []
  const stop = jobEnded.subscribe(({ task, outcome }) => ends.push(`${task} ${outcome}`))
  const done = async () => undefined
  const workers: Workers = {
    'send-mail': async () => 'refused',
    'send-push': async () => 'gone',
    'time-out-attempt': done,
    'count-questions': () => Promise.resolve(undefined),
    'publish-planned': done,
    'take-back-attempt': done,
    'gather-own-data': () => Promise.reject(new Error('not now')),
    'run-import': done,
    regrade: done,
    'import-course': done,
    'exam-clock': done,
    'missed-one-pagers': done,
    'request-clock': done,
    tidy: done,
  }
  await emptyQueue()
  const runners = openPool(rajt.url, 8)
  const jobs = await startJobs(runners, workers, openSilently())
  afterAll(() => runners.end())
  await transact(db, async (tx) => {
    await schedule(tx, 'send-mail', { mail: 'one' })
    await schedule(tx, 'send-push', { delivery: 'one' })
    await schedule(tx, 'run-import', { import: 'one' })
    await schedule(tx, 'gather-own-data', { ownData: 'one' })
  })
  const wanted = ['gather-own-data failed', 'run-import done', 'send-mail refused', 'send-push gone']
  await until('all have ended', () => wanted.every((one) => ends.includes(one)))
  const { sumOf } = await metricsNow()
  expect(sumOf('rajt_job_ends_total', { task: 'send-mail', outcome: 'refused' })).toBe(1)
  expect(sumOf('rajt_job_seconds_count', { task: 'gather-own-data' })).toBe(1)
  await jobs.stop()
  await emptyQueue()
  stop()
})

describe('what watches the metrics', () => {
  /** Of Prometheus itself and of the node exporter. */
  const OF_OTHERS = ['up', 'node_filesystem_avail_bytes', 'node_filesystem_size_bytes']
  const reckoned = rules.flatMap(({ record }) => record ?? [])

  test('reads metrics that there are: alerts and every panel of the dashboard', async () => {
    const known = new Set([...(await metricsNow()).names, ...reckoned, ...OF_OTHERS])
    const queries = [...rules, ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr)
    const asked = new Set(queries.flatMap(metricsIn))
    expect([...asked].filter((name) => !known.has(name))).toEqual([])
    expect(asked.size).toBeGreaterThan(25)
  })

  test('reads every metric of Rajt', async () => {
    const queries = [...rules, ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr)
    const asked = queries.flatMap(metricsIn).map((name) => name.replace(/_(bucket|sum|count)$/, ''))
    const own = [...(await metricsNow()).names].filter((name) => name.startsWith('rajt_'))
    expect(own.filter((name) => !asked.includes(name.replace(/_(bucket|sum|count)$/, '')))).toEqual([])
  })

  test.each(alerts)('$alert says how urgent it is and where the runbook tells what to do', (rule) => {
    expect(['page', 'ticket']).toContain(rule.labels?.severity)
    expect(rule.annotations?.summary).toMatch(/\.$/)
    const [page, anchor] = rule.annotations?.runbook?.split('#') ?? []
    expect(page).toBe('docs/runbook.md')
    expect(anchorsOf(read('docs/runbook.md'))).toContain(anchor)
    expect(testedAlerts).toContain(rule.alert)
  })

  test('is named in the runbook as it stands on the dashboard', () => {
    const named = [...read('docs/runbook.md').matchAll(/dashboard, "([^"]+)"/g)].map(([, title = '']) =>
      title.replace(/\s+/g, ' '),
    )
    expect(named.length).toBeGreaterThan(1)
    expect(panels.map(({ title }) => title)).toEqual(expect.arrayContaining(named))
  })
})

/** But for the ends of exams. */
async function emptyQueue(): Promise<void> {
  await pool.query(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier <> 'time-out-attempt'`,
  )
  await pool.query('delete from mail where sent_at is null')
}

/** For what is meant to fail. */
const openSilently = () => Fastify({ logger: { level: 'silent' } }).log
