import { join } from 'node:path'
import { openDatabase, openPool } from '#platform/server/database.ts'
import { server } from '../scripts/server.mjs'
import { answering, forgetAttempts, openAttempts } from './answering.ts'
import { calls, headersOf, type Target } from './load.ts'
import { figure, heading, median, note, round } from './print.ts'
import { processorOf } from './processor.ts'
import { type Measured, measure, type Screen } from './screens.ts'
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

const read = (of: Process) => processorOf(db, of.child.pid ?? 0)
const get = ({ url }: Process, path: string): Target => ({ url: `${url}/api`, path, method: 'GET', headers })
const saving = ({ url }: Process, of: readonly string[]) => calls(answering(db, `${url}/api`, headers, of))

/** Each hot call on one server beside the one that does not count. */
function beside(other: Process): Screen[] {
  const reading = (path: string, times: number): Screen => ({
    name: `GET ${path}`,
    times,
    ours: calls(get(other, path)),
    bare: calls(get(without, path)),
  })
  const ours = saving(other, attempts.ours)
  const bare = saving(without, attempts.bare)
  return [
    reading('/context', 2_000),
    reading('/auth/user', 1_000),
    reading('/progress', 500),
    { name: 'saving an exam answer', times: 500, ours, bare },
  ]
}

heading('Processor time of hot calls with /metrics beside without, in the server')
note(
  'medians of interleaved rounds at 16 connections, in microseconds; the noise is what two servers without differ by',
)
const yardstick = await read(without)
const noise = await measure(beside(again), { ours: await read(again), bare: yardstick })
const costs = await measure(beside(counting), { ours: await read(counting), bare: yardstick })
const more = (one: Measured | undefined) => ((one?.server ?? 0) - (one?.bare?.server ?? 0)) * US_PER_MS
for (const [name, cost] of costs)
  note(
    `${name}: ${round(cost.server * US_PER_MS)}, ${round(more(cost))} more than without; noise ${round(more(noise.get(name)))}`,
  )
figure('counting a request', more(costs.get(CHEAPEST)), { atMost: AT_MOST_US }, ' µs')

heading('One reading of /metrics')
const ofCounting = await read(counting)
const spent: number[] = []
let bytes = 0
for (let n = 0; n < READS; n++) {
  const before = ofCounting().server
  const answer = await fetch(`${counting.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  bytes = (await answer.arrayBuffer()).byteLength
  spent.push(ofCounting().server - before)
}
figure('one reading of /metrics', median(spent), { atMost: READ_AT_MOST }, ' ms')
note(`${round(bytes / 1_000)} kB`)

await forgetAttempts(db)
await db.destroy()
await end(counting)
await end(again)
await end(without)
await database.stop()
