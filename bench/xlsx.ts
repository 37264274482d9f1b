import { readFileSync } from 'node:fs'
import { createDeflateRaw } from 'node:zlib'
import { worldOf } from './growth-world.ts'
import { keptServers } from './kept.ts'
import { figure, heading, median, note, round } from './print.ts'
import { sheetOfRows } from './sheet.ts'

/** Accounts that the database holds; three of five are students who have been let in. */
const ACCOUNTS = Number(process.env.XLSX_ACCOUNTS || 167_000)
const ROUNDS = 5
const ROWS = 100_000
/** For 100,000 rows (decision T6). */
const SECONDS = 2.5
const MEGABYTES = 110
const PAUSE_MS = 50
const PING_EVERY_MS = 5

const { kept, stop } = await keptServers([ACCOUNTS])
const [place] = kept
if (!place) throw new Error('no server')
const world = await worldOf(place.url)
const { url, child } = place.server
const authorization = `Bearer ${world.tokens.office}`

/** Resident megabytes of the server. Linux only. */
const megabytes = () =>
  Number(readFileSync(`/proc/${child.pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1] ?? 0) / 1024

/** One whole file: its seconds, its bytes, and the most memory that the server held meanwhile. */
async function download() {
  const from = performance.now()
  const response = await fetch(`${url}/api/find-student/xlsx`, { headers: { authorization } })
  if (!response.ok || !response.body) throw new Error(`${response.status} ${await response.text()}`)
  let bytes = 0
  let most = 0
  for await (const chunk of response.body) {
    bytes += chunk.length
    most = Math.max(most, megabytes())
  }
  return { seconds: (performance.now() - from) / 1000, bytes, most }
}

/** How long somebody else's smallest call takes meanwhile: as long as the event loop pauses, and the call itself. */
async function pings(isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (!isOver()) {
    const from = performance.now()
    await (await fetch(`${url}/api/context`)).arrayBuffer()
    times.push(performance.now() - from)
    await new Promise((resolve) => setTimeout(resolve, PING_EVERY_MS))
  }
  return times
}

/** Seconds that zlib alone takes for a sheet of so many rows, at the level that the writer uses. */
async function zlibAlone(): Promise<number> {
  const from = performance.now()
  const deflate = createDeflateRaw({ level: 3 })
  deflate.resume()
  for (const part of sheetOfRows(ROWS))
    if (!deflate.write(part)) await new Promise((resolve) => deflate.once('drain', resolve))
  await new Promise((resolve) => {
    deflate.once('end', resolve)
    deflate.end()
  })
  return (performance.now() - from) / 1000
}

heading(`Students as an Excel file, of ${ACCOUNTS.toLocaleString('en')} accounts`)
const count = Number(
  await world.one(`select count(*) from account a where role = 'STUDENT' and released_at is null
    and password_hash is not null and (select status from registration r where r.account_id = a.id) is distinct from 'WAITING'
    and (select status from registration r where r.account_id = a.id) is distinct from 'UNVERIFIED'`),
)
await download()
const idle = megabytes()
const rounds = { seconds: [] as number[], zlib: [] as number[], most: [] as number[], pause: [] as number[] }
for (let n = 0; n < ROUNDS; n++) {
  let isOver = false
  const meanwhile = pings(() => isOver)
  const { seconds, bytes, most } = await download()
  isOver = true
  const times = await meanwhile
  rounds.seconds.push(seconds)
  rounds.most.push(most - idle)
  rounds.pause.push(Math.max(...times))
  rounds.zlib.push(await zlibAlone())
  note(`${round(seconds)} s, ${round(bytes / 1e6)} MB; zlib alone ${round(rounds.zlib.at(-1) ?? 0)} s`)
}
note(`${count.toLocaleString('en')} rows`)
figure('seconds for 100,000 rows', (median(rounds.seconds) * ROWS) / count, { atMost: SECONDS }, ' s')
figure('times what zlib alone takes', median(rounds.seconds) / median(rounds.zlib), { atMost: 8 })
figure('memory above idle', Math.max(...rounds.most), { atMost: MEGABYTES }, ' MB')
figure('longest wait of another call', median(rounds.pause), { atMost: PAUSE_MS }, ' ms')

await world.close()
await stop()
