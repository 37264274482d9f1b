import { openDatabase, openPool } from '../server/src/plumbing/database.ts'
import { fillTo } from './fill.ts'
import { figure, heading, median, note, round } from './print.ts'
import { benchDatabase, end, rajt } from './servers.ts'
import { sessionOf } from './session.ts'

const SIZES = [1_000, 10_000, 100_000]
const GROWTH = 2
const CALLS = 200

const database = await benchDatabase()
const server = await rajt(database.url, database.folder)
const pool = openPool(database.url, 2)
const db = openDatabase(pool)
const { token } = await sessionOf(db, 'office@rajt.example')

const pages = {
  'waiting, everywhere': { status: ['WAITING'] },
  'waiting, one university': { status: ['WAITING'], universities: ['szte'] },
  'every status': {},
  'search for a Neptun code': { search: '778FCC' },
  'search for a full name': { search: 'Őrsi Ödön' },
  'search for a frequent name': { search: 'kovacs' },
}

/** Median milliseconds of one page, one call after another. */
async function cost(body: object): Promise<number> {
  const times: number[] = []
  for (let call = 0; call < CALLS; call++) {
    const from = performance.now()
    const response = await fetch(`${server.url}/api/registration-confirmations/all/office`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`list: ${response.status}`)
    times.push(performance.now() - from)
  }
  return median(times.slice(CALLS / 4))
}

// The first answers of a server are slow, whatever the table holds.
for (const body of Object.values(pages)) await cost(body)

const measured: Record<string, number[]> = {}
for (const size of SIZES) {
  await fillTo(database.url, size)
  for (const [name, body] of Object.entries(pages))
    measured[name] = [...(measured[name] ?? []), await cost(body)]
}

heading('Registration list: milliseconds of one page at 1,000 / 10,000 / 100,000 registrations')
for (const [name, times] of Object.entries(measured)) {
  figure(`${name}: growth`, (times.at(-1) ?? 0) / (times[0] ?? 1), { atMost: GROWTH })
  note(times.map((time) => `${round(time)} ms`).join(', '))
}

await end(server)
await db.destroy()
await database.stop()
