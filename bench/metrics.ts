import { join } from 'node:path'
import { openDatabase, openPool } from '#platform/server/database.ts'
import { server } from '../scripts/server.mjs'
import { answering, forgetAttempts, openAttempts } from './answering.ts'
import { calls, headersOf, type Target } from './load.ts'
import { figure, heading, median, note, round } from './print.ts'
import { processorOf } from './processor.ts'
import { measure, type Screen } from './screens.ts'
import { benchDatabase, end, type Process, serve } from './servers.ts'
import { sessionOf } from './session.ts'

/**
 * What counting costs: two servers of one database, of which one counts. It is the same few microseconds for every call, and
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
const counting = await start('with', { METRICS_TOKEN: TOKEN })
const pool = openPool(database.url, 2)
const db = openDatabase(pool)
const student = await sessionOf(db, 'owner@rajt.example')
const attempts = await openAttempts(db, student.id)
const headers = headersOf(student.token)

const get = ({ url }: Process, path: string): Target => ({ url: `${url}/api`, path, method: 'GET', headers })
const reading = (path: string, times: number): Screen => ({
  name: `GET ${path}`,
  times,
  ours: calls(get(counting, path)),
  bare: calls(get(without, path)),
})
const saving = ({ url }: Process, of: readonly string[]) => calls(answering(db, `${url}/api`, headers, of))

heading('Processor time of hot calls with /metrics beside without, in the server')
note('medians of interleaved rounds at 16 connections')
const costs = await measure(
  [
    reading('/context', 2_000),
    reading('/auth/user', 1_000),
    reading('/progress', 500),
    {
      name: 'saving an exam answer',
      times: 500,
      ours: saving(counting, attempts.ours),
      bare: saving(without, attempts.bare),
    },
  ],
  {
    ours: await processorOf(db, counting.child.pid ?? 0),
    bare: await processorOf(db, without.child.pid ?? 0),
  },
)
for (const [name, { server: own, bare }] of costs) {
  if (!bare) throw new Error(`${name} was not measured without`)
  const more = (own - bare.server) * US_PER_MS
  note(`${name}: ${round(own * US_PER_MS)} µs with, ${round(bare.server * US_PER_MS)} µs without`)
  if (name === CHEAPEST) figure('counting a request', more, { atMost: AT_MOST_US }, ' µs')
}

heading('One reading of /metrics')
const read = await processorOf(db, counting.child.pid ?? 0)
const spent: number[] = []
let bytes = 0
for (let n = 0; n < READS; n++) {
  const before = read().server
  const answer = await fetch(`${counting.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  bytes = (await answer.arrayBuffer()).byteLength
  spent.push(read().server - before)
}
figure('one reading of /metrics', median(spent), { atMost: READ_AT_MOST }, ' ms')
note(`${round(bytes / 1_000)} kB`)

await forgetAttempts(db)
await db.destroy()
await end(counting)
await end(without)
await database.stop()
