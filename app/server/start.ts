import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { FastifyBaseLogger, FastifyInstance, FastifyListenOptions } from 'fastify'
import { startEmbedded } from '#local/embedded.ts'
import { wayIn } from '#people/people/server/first-office.ts'
import { CannotStart } from '#platform/server/cannot-start.ts'
import { systemClock } from '#platform/server/clock.ts'
import { type Database, openDatabase, openPool } from '#platform/server/database.ts'
import { freeJobs, migrateJobs, startJobs } from '#platform/server/jobs.ts'
import { listen } from '#platform/server/listen.ts'
import { openLog } from '#platform/server/log.ts'
import { openMetricsPort } from '#platform/server/metrics/serve.ts'
import { migrate } from '#platform/server/migrate.ts'
import { openFiles } from '#platform/server/open-files.ts'
import { onlyPrimary, readsFrom } from '#platform/server/reads.ts'
import { resealAll } from '#platform/server/reseal.ts'
import { grantToApp, setForRole } from '#platform/server/roles.ts'
import { noteKeys } from '#platform/server/rolled-keys.ts'
import type { Settings } from '#platform/server/settings.ts'
import { transact } from '#platform/server/transact.ts'
import { buildApp, buildWorker } from './app.ts'
import { type Beside, besideOf, connectionsFor } from './beside.ts'
import { firstStart } from './first-start.ts'
import { functions } from './functions.ts'
import { metricsOf, tellListener, tellReplica } from './metrics.ts'
import { dropAllCaches, notices } from './notices.ts'
import { tellBackups } from './tell-backups.ts'
import { workersOf } from './workers.ts'

export interface Rajt {
  app: FastifyInstance
  db: Database
  log: FastifyBaseLogger
  /** As they hold for this database: where no demonstration filled it, there is none. */
  settings: Settings
  /** Milliseconds each part of the start took. */
  parts: Record<string, number>
  /** How the first member of the office comes in. */
  way: Awaited<ReturnType<typeof wayIn>>
  /** Who is to run beside this process; null for nobody. */
  beside: Beside | null
  stop(): Promise<void>
}

const JOB_CONNECTIONS = 15

/** Database, migrations, first data, jobs, port: in this order; `stop` undoes it in reverse. */
export async function start(given: Settings): Promise<Rajt> {
  const parts: Record<string, number> = {}
  const timed = async <T>(part: string, work: () => Promise<T>): Promise<T> => {
    const from = performance.now()
    const result = await work()
    parts[part] = Math.round(performance.now() - from)
    return result
  }
  const log = openLog(given.LOG_LEVEL)
  const clock = systemClock
  const embedded = given.DATABASE_URL
    ? null
    : await timed('database', () =>
        startEmbedded(given.dataDir, (line) => log.warn(line), connectionsFor(given)),
      )
  const url = embedded?.appUrl ?? given.DATABASE_URL
  // Notices, jobs and migrations keep a connection for themselves, which a pooler lends to others meanwhile.
  const directUrl = embedded?.appUrl ?? (given.DATABASE_DIRECT_URL || url)
  const ownerUrl = embedded?.url ?? (given.DATABASE_OWNER_URL || directUrl)
  const isPooled = directUrl !== url
  const pool = openPool(url, undefined, { isPooled })
  const jobPool = openPool(directUrl, JOB_CONNECTIONS)
  const metrics = await metricsOf(given, { app: pool, jobs: jobPool }, log)
  const db = openDatabase(pool)
  await timed('migrations', async () => {
    await migrate(ownerUrl, { functions })
    await migrateJobs(ownerUrl, log)
    await grantToApp(ownerUrl, directUrl)
    if (isPooled) await setForRole(directUrl)
  })
  const previousUntil = await timed('keys', () => rollKeys(db, given, clock.now(), log))
  const files = await timed('files', () => openFiles(given))
  const content = await timed('first data', () =>
    firstStart({ db, files, settings: given, now: clock.now(), log }),
  )
  const settings: Settings = { ...given, previousUntil, ...(content === 'course' && { DEMO: 'off' }) }
  const listening = listen(jobPool, notices, dropAllCaches)
  await listening.ready
  if (metrics) tellListener(metrics, listening.isListening)
  if (metrics) tellBackups(metrics, jobPool, given)
  if (embedded) await freeJobs(jobPool)
  const replica = settings.DATABASE_READ_URL ? openDatabase(openPool(settings.DATABASE_READ_URL)) : null
  if (metrics && replica) tellReplica(metrics, replica, db)
  const reads = replica
    ? readsFrom(replica, db, (err) => log.warn({ err }, 'the replica is not read for a second'))
    : onlyPrimary(db)
  const running = { db, reads, clock, settings, files, log, metrics }
  const jobs = settings.isWorker ? await startJobs(jobPool, workersOf(running), log) : null
  const app = await timed('routes', async () => (settings.isWeb ? buildApp(running) : buildWorker(running)))
  const metricsPort = metrics && settings.METRICS_PORT ? await openMetricsPort(metrics, settings, log) : null
  await timed('port', () => takePort(app, settings).catch(portRefused))
  return {
    app,
    db,
    log,
    settings,
    parts,
    way: await wayIn(db, settings),
    beside: besideOf(settings, (app.server.address() as AddressInfo).port, embedded),
    async stop() {
      await closeApp(app)
      await metricsPort?.close()
      metrics?.stop()
      await jobs?.stop()
      listening.stop()
      await jobPool.end()
      await replica?.destroy()
      await db.destroy()
      await embedded?.stop({ sparingOthers: settings.webProcesses > 1 })
    },
  }
}

/** What the SECRET before sealed is sealed anew before anything opens it. */
async function rollKeys(db: Database, settings: Settings, now: Date, log: FastifyBaseLogger) {
  const resealed = await resealAll(db, settings)
  if (resealed > 0) log.info({ resealed }, 'sealed anew with the present SECRET')
  return transact(db, (tx) => noteKeys(tx, settings, now))
}

/** Connections that wait to be accepted while thousands come at once; the system may hold fewer. */
const BACKLOG = 4_096

/** Alone, or together with the processes beside this one; another program there is noticed by the first of them. */
async function takePort(app: FastifyInstance, { PORT, HOST, webProcesses, BESIDE }: Settings) {
  const place = { port: PORT, host: HOST, backlog: BACKLOG }
  if (webProcesses === 1) return app.listen(place)
  if (BESIDE === 'none') await isFree(place)
  return app.listen({ ...place, reusePort: true } as FastifyListenOptions)
}

/** Rejects where somebody listens there: whoever shares a port is let in beside others that share theirs. */
async function isFree(place: { port: number; host: string }): Promise<void> {
  const server = createServer()
  await once(server.listen(place), 'listening')
  await new Promise((resolve) => server.close(resolve))
}

function portRefused(error: NodeJS.ErrnoException): never {
  if (error.code !== 'EADDRINUSE') throw error
  throw new CannotStart('The port is taken. Stop the program that listens there, or set PORT to another.')
}

const SWEEP_MS = 50
/** A phone that lost its network in the middle of an upload would never end. */
const PATIENCE_MS = 10_000

/** Finishes what is running. Connections that fall idle meanwhile are closed too, or each would hold the end up. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS)
  const cut = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS)
  await app.close()
  clearInterval(sweep)
  clearTimeout(cut)
}
