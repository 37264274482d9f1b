import { writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#platform/server/database.ts'
import { figure, note, round } from './print.ts'
import { processorOf } from './processor.ts'
import { type Recorded, recordAnswer } from './record.ts'
import { type Cost, measure, type Screen } from './screens.ts'
import { type Process, serve } from './servers.ts'

/** Records the second call: what a process reads once for everybody was read by the first one. */
export const recordWarm = async (...call: Parameters<typeof recordAnswer>): Promise<Recorded> => {
  await recordAnswer(...call)
  return recordAnswer(...call)
}

/** Starts the bare server on the same database; it answers each recorded call by its name. */
export function bareServer(url: string, recorded: Record<string, Recorded>): Promise<Process> {
  const file = join(tmpdir(), `rajt-recorded-${process.pid}.json`)
  writeFileSync(file, JSON.stringify(recorded))
  return serve([join(import.meta.dirname, 'bare.ts')], '/ready', { DATABASE_URL: url, RECORDED: file })
}

/** Lowest ratio of the bare server's processor time to ours, in the median of interleaved rounds. */
const HOT = 0.95

interface Servers {
  db: Database
  ours: Process
  bare: Process
  /** Other lowest ratios, by the names of screens. */
  atLeast?: Readonly<Record<string, number>>
}

/** Measures screens on both servers; answers how many cost more than they may beside the bare one. */
export async function compare(
  screens: readonly Screen[],
  { db, ours, bare, atLeast = {} }: Servers,
): Promise<number> {
  note(`medians of interleaved rounds at 16 connections, compressed; load of the machine ${load()}`)
  const costs = await measure(screens, {
    ours: await processorOf(db, ours.child.pid ?? 0),
    bare: await processorOf(db, bare.child.pid ?? 0),
  })
  let missed = 0
  for (const [name, { bare, ratio, ...own }] of costs) {
    const lowest = atLeast[name] ?? HOT
    if (ratio !== null) figure(`${name}, bare over ours`, ratio, { atLeast: lowest })
    note(`${name}: ${round(own.total)} ms, ${spelled(own)}`)
    if (bare) note(`bare: ${round(bare.total)} ms, ${spelled(bare)}`)
    if (ratio !== null && ratio < lowest) missed++
  }
  note(`load of the machine at the end ${load()}`)
  return missed
}

const spelled = ({ server, database }: Cost) =>
  `${round(server)} ms in the server, ${round(database)} ms in the database`

const load = () => loadavg().map(round).join(', ')
