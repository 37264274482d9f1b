import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { openDatabase, openPool } from '#platform/server/database.ts'
import { childrenOf } from '#testing/server/peak.ts'
import { headersOf } from './load.ts'
import { figure, heading, median, note, round } from './print.ts'
import { processorOf } from './processor.ts'
import { benchDatabase, end, serve } from './servers.ts'
import { sessionOf } from './session.ts'

/** Requests a second of several processes over those of one, where nothing else needs the cores. */
const AT_LEAST = 1.8
/** Two for the processes, two for PostgreSQL, one for the load generator. */
const CORES_NEEDED = 5
/** Of the processor time of a request, over that with one process. */
const COSTS_AT_MOST = 1.15
const ROUNDS = 5
const SECONDS = 3
const CONNECTIONS = 64

interface Run {
  requests: number
  /** Milliseconds of processor time of a request in each process. */
  each: number[]
}

const database = await benchDatabase()
const pool = openPool(database.url, 2)
const db = openDatabase(pool)
const supervised = join(import.meta.dirname, '../testing/server/supervised.ts')
const started = (processes: number) =>
  serve([supervised], '/health/ready', {
    DATABASE_URL: database.url,
    DATA_DIR: database.folder,
    WEB_PROCESSES: String(processes),
  })

const one = await started(1)
const two = await started(2)
while (childrenOf(two.child.pid ?? 0).length < 2) await new Promise((resolve) => setTimeout(resolve, 100))
const { token } = await sessionOf(db, 'owner@rajt.example')
const hot = ['/context', '/auth/user', '/progress']

async function run({ url, child }: typeof one): Promise<Run> {
  const read = await Promise.all(childrenOf(child.pid ?? 0).map((pid) => processorOf(db, pid)))
  const before = read.map((now) => now().server)
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: hot.map((path) => ({ method: 'GET', path: `/api${path}`, headers: headersOf(token) })),
  })
  if (non2xx + errors > 0) throw new Error(`${non2xx} refusals, ${errors} errors`)
  const each = read.map((now, n) => (now().server - (before[n] ?? 0)) / requests.total)
  return { requests: requests.total / SECONDS, each }
}

const runs: Record<'alone' | 'both', Run[]> = { alone: [], both: [] }
for (let round = 0; round <= ROUNDS; round++)
  for (const [name, server] of [
    ['alone', one],
    ['both', two],
  ] as const) {
    const measured = await run(server)
    // The first one compiles.
    if (round > 0) runs[name].push(measured)
  }

const sum = (all: readonly number[]) => all.reduce((total, value) => total + value, 0)
const costOf = (all: readonly Run[]) => median(all.map(({ each }) => sum(each)))
const rateOf = (all: readonly Run[]) => median(all.map(({ requests }) => requests))
const [alone, both] = [costOf(runs.alone), costOf(runs.both)]
const least = median(runs.both.map(({ each }) => Math.min(...each) / sum(each)))
const cores = availableParallelism()

heading(`Two web processes beside one, on ${cores} cores`)
note(
  `${hot.join(', ')} at ${CONNECTIONS} connections, medians of ${ROUNDS} interleaved rounds of ${SECONDS} s`,
)
note(
  `one: ${round(rateOf(runs.alone))} requests a second, ${round(alone)} ms of processor time in the server for each`,
)
note(
  `two: ${round(rateOf(runs.both))} requests a second, ${round(both)} ms of processor time in the servers for each`,
)
const gain = rateOf(runs.both) / rateOf(runs.alone)
const isFree = cores >= CORES_NEEDED
if (isFree) {
  figure('processor time of a request with two, over that with one', both / alone, { atMost: COSTS_AT_MOST })
  figure('share of the work that the less busy one does', least, { atLeast: 0.35 })
  figure('requests a second of two, over those of one', gain, { atLeast: AT_LEAST })
} else
  note(
    `${round(gain)} times the requests a second, ${round(both / alone)} times the processor time of each, the less busy ` +
      `one does ${round(least)} of the work. With ${cores} cores PostgreSQL and the load generator take what a second ` +
      `process would use: this says nothing of free cores, and is held to no bound`,
  )
await db.destroy()
await end(two)
await end(one)
await database.stop()
if (isFree && gain < AT_LEAST) throw new Error(`two processes serve ${round(gain)} times as much`)
