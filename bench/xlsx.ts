import { createDeflateRaw } from 'node:zlib'
import { download, megabytesOf } from './download.ts'
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

const { kept, stop } = await keptServers([ACCOUNTS])
const [place] = kept
if (!place) throw new Error('no server')
const world = await worldOf(place.url)
const read = () => download(place.server, world.tokens.office, '/find-student/xlsx')

/** Seconds that zlib alone takes for a sheet of that many rows, at the level of our writer. */
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
await read()
const idle = megabytesOf(place.server)
const rounds = { seconds: [] as number[], zlib: [] as number[], most: [] as number[], pause: [] as number[] }
for (let n = 0; n < ROUNDS; n++) {
  const { seconds, bytes, most, pause } = await read()
  rounds.seconds.push(seconds)
  rounds.most.push(most - idle)
  rounds.pause.push(pause)
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
