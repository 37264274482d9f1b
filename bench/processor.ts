import { accessSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

const NS_PER_MS = 1_000_000
/** Linux keeps only hundredths of a second for processes that have ended. */
const MS_PER_TICK = 10

/** Milliseconds of processor time since their start. */
export interface ProcessorTime {
  server: number
  database: number
}

/** Reads the processor time of a server and of all processes of its PostgreSQL. Linux only. */
export async function processorOf(db: Database, server: number): Promise<() => ProcessorTime> {
  // Without `schedstat` every process would look ended, and every figure would be zero.
  accessSync('/proc/self/schedstat')
  const { rows } = await sql<{ folder: string }>`select current_setting('data_directory') as folder`.execute(
    db,
  )
  const postmaster = Number(
    readFileSync(join(rows[0]?.folder ?? '', 'postmaster.pid'), 'utf8').split('\n')[0],
  )
  return () => ({
    server: statOf(server)?.own ?? 0,
    database: familyOf(postmaster),
  })
}

/** A process, its living children, and those that have ended. */
function familyOf(parent: number): number {
  const head = statOf(parent)
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
  const living = children.reduce((sum, one) => sum + (one?.parent === parent ? one.own : 0), 0)
  return living + (head ? head.own + head.ended : 0)
}

function statOf(id: number): { parent: number; own: number; ended: number } | null {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8')
    // The name stands in brackets and may hold spaces.
    const [, parent, ...rest] = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [endedUser = 0, endedSystem = 0] = rest.slice(11)
    return { parent: parent ?? 0, own: runtimeOf(id), ended: (endedUser + endedSystem) * MS_PER_TICK }
  } catch {
    // It ended since the folder was listed.
    return null
  }
}

/**
 * Of all threads of a process. `stat` counts hundredths of a second: rounded for each of its twenty
 * processes, a database would be told as half or twice of what sixty calls cost.
 */
function runtimeOf(id: number): number {
  const threads = readdirSync(`/proc/${id}/task`)
  const runtimes = threads.map((one) => readFileSync(`/proc/${id}/task/${one}/schedstat`, 'utf8'))
  return runtimes.reduce((sum, one) => sum + Number(one.split(' ')[0]) / NS_PER_MS, 0)
}
