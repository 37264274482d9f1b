import { join } from 'node:path'
import { openDatabase, openPool } from '#platform/server/database.ts'
import { server } from '../scripts/server.mjs'
import { answering, forgetAttempts, openAttempts } from './answering.ts'
import { calls, headersOf } from './load.ts'
import { figure, heading, median, note, round } from './print.ts'
import { processorOf } from './processor.ts'
import type { Run } from './screens.ts'
import { benchDatabase, end, type Process, serve } from './servers.ts'
import { sessionOf } from './session.ts'

/**
 * What counting costs: servers of one database, of which one counts. It is the same few microseconds for every call, and
 * shows in the cheapest alone: of the others two servers differ by more than that, with metrics or without.
 */
const AT_MOST_US = 10
/** Milliseconds of the process's own time for one reading by Prometheus, of which there are four a minute. */
const READ_AT_MOST = 20
const READS = 40
const US_PER_MS = 1_000
const ROUNDS = 15
/** After as many its code is compiled. */
const WARM = 1_000
const CHEAPEST = 'GET /context'
const TOKEN = 'the-token-of-this-bench-and-of-nothing-else'

const database = await benchDatabase()
const start = (name: string, own: Record<string, string>) =>
  serve(server, '/health/ready', {
    DATABASE_URL: database.url,
    DATA_DIR: join(database.folder, name),
    ROLES: 'web',
    ...own,
  })
const without = await start('without', {})
const again = await start('again', {})
const counting = await start('with', { METRICS_TOKEN: TOKEN })
const pool = openPool(database.url, 2)
const db = openDatabase(pool)
const student = await sessionOf(db, 'owner@rajt.example')
const attempts = await openAttempts(db, student.id)
const headers = headersOf(student.token)

const path = (way: string) => (of: Process) =>
  calls({ url: `${of.url}/api`, path: way, method: 'GET', headers })
/** They take turns, and so save to the same questions. */
const saving = (of: Process) => calls(answering(db, `${of.url}/api`, headers, attempts.ours))
const screens: Record<string, { run: (of: Process) => Run; times: number }> = {
  [CHEAPEST]: { run: path('/context'), times: 2_000 },
  'GET /auth/user': { run: path('/auth/user'), times: 1_000 },
  'GET /progress': { run: path('/progress'), times: 500 },
  'saving an exam answer': { run: saving, times: 500 },
}
const servers = [without, again, counting]
const readers = new Map(
  await Promise.all(servers.map(async (of) => [of, await processorOf(db, of.child.pid ?? 0)] as const)),
)
const now = (of: Process) => readers.get(of)?.().server ?? 0

/** Microseconds of a call on each server, medians of rounds in which they take turns; one that has served more is faster. */
async function costs(run: (of: Process) => Run, times: number): Promise<number[]> {
  const runs = servers.map((of) => ({ of, send: run(of), spent: [] as number[] }))
  for (const { send } of runs) await send(WARM)
  for (let round = 0; round < ROUNDS; round++)
    for (const { of, send, spent } of round % 2 ? runs : runs.toReversed()) {
      const before = now(of)
      await send(times)
      spent.push(((now(of) - before) / times) * US_PER_MS)
    }
  return runs.map(({ spent }) => median(spent))
}

heading('Processor time of hot calls with /metrics beside without, in the server')
note(
  `medians of ${ROUNDS} interleaved rounds, in microseconds; the noise is what two servers without differ by`,
)
for (const [name, { run, times }] of Object.entries(screens)) {
  const [alone = 0, other = 0, counted = 0] = await costs(run, times)
  note(
    `${name}: ${round(alone)}, ${round(counted - alone)} more with /metrics; noise ${round(other - alone)}`,
  )
  if (name === CHEAPEST) figure('counting a request', counted - alone, { atMost: AT_MOST_US }, ' µs')
}

heading('One reading of /metrics')
const spent: number[] = []
let bytes = 0
for (let n = 0; n < READS; n++) {
  const before = now(counting)
  const answer = await fetch(`${counting.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  bytes = (await answer.arrayBuffer()).byteLength
  spent.push(now(counting) - before)
}
figure('one reading of /metrics', median(spent), { atMost: READ_AT_MOST }, ' ms')
note(`${round(bytes / 1_000)} kB`)

await forgetAttempts(db)
await db.destroy()
await end(counting)
await end(again)
await end(without)
await database.stop()
