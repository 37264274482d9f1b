import { dataExports } from '#office/data-export/calls.ts'
import { download, megabytesOf } from './download.ts'
import { worldOf } from './growth-world.ts'
import { keptServers } from './kept.ts'
import { figure, heading, median, note, round } from './print.ts'

/** Rows or reports of each measured download: a tenth, and the whole. */
const EXPORTED = [10_000, 100_000]
const ZIPPED = [1_000, 10_000]
const ROUNDS = 2
/** As one export of a hundred thousand rows (decision T6). */
const MEGABYTES = 110
/** Megabytes that the whole may take beyond its tenth. */
const MORE_MEGABYTES = 40
const PAUSE_MS = 50

const sizes = [...new Set([...ZIPPED, ...EXPORTED])]
const { kept, stop } = await keptServers(sizes, 'semester-2')
const places = await Promise.all(kept.map(async (one) => ({ ...one, world: await worldOf(one.url) })))

/**
 * Downloads one file at one size: answers the most memory above idle, and the longest wait of another call.
 */
async function cost(size: number, path: string) {
  const { server, world } = places.find((one) => one.size === size) ?? {}
  if (!server || !world) throw new Error(`no server of ${size}`)
  const token = world.tokens.office
  await download(server, token, path)
  const idle = megabytesOf(server)
  const rounds = []
  for (let n = 0; n < ROUNDS; n++) rounds.push(await download(server, token, path))
  const above = Math.max(...rounds.map(({ most }) => most)) - idle
  note(
    `${size.toLocaleString('en')} students: ${round(rounds[0]?.seconds ?? 0)} s, ${round((rounds[0]?.bytes ?? 0) / 1e6)} MB, ${round(above)} MB of memory above idle`,
  )
  return { above, pause: median(rounds.map(({ pause }) => pause)) }
}

async function measure(name: string, path: string, [tenth = 0, whole = 0]: readonly number[]) {
  const few = await cost(tenth, path)
  const many = await cost(whole, path)
  figure(`${name}, memory above idle`, many.above, { atMost: MEGABYTES }, ' MB')
  figure(`${name}, more than of a tenth`, many.above - few.above, { atMost: MORE_MEGABYTES }, ' MB')
  figure(`${name}, longest wait of another call`, many.pause, { atMost: PAUSE_MS }, ' ms')
}

heading('Files of a second semester')
await measure('zip of progress reports', '/progress-report/zip', ZIPPED)
for (const name of dataExports) await measure(name, `/data-export/${name}`, EXPORTED)

for (const { world } of places) await world.close()
await stop()
