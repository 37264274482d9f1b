import { existsSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { folderTaken } from './folder-lock.ts'

const PATIENCE_MS = 10_000
const AGAIN_MS = 100
const ANSWER_MS = 1_000

interface Places {
  /** What the refusal names. */
  folder: string
  data: string
  sockets: string
  url: string
}

/**
 * The lock is ours, so a server still alive on this folder has lost its app: it is ended in peace. But a
 * server that somebody is connected to still has its app, wherever that runs, and the start is refused. The
 * server's note is removed only once the server is gone.
 */
export async function endOrphan({ folder, data, sockets, url }: Places): Promise<void> {
  const note = join(data, 'postmaster.pid')
  if (!existsSync(note)) return
  const pid = Number(readFileSync(note, 'utf8').split('\n')[0])
  const isAlive = async () => isServerOf(data, pid) || (await answers(join(sockets, '.s.PGSQL.5432')))
  let told = false
  for (const until = Date.now() + PATIENCE_MS; await isAlive(); await sleep(AGAIN_MS)) {
    if (Date.now() > until) throw folderTaken(folder)
    if (told || !canBeTold(data, pid) || !(await isUnused(url))) continue
    process.kill(pid, 'SIGINT')
    told = true
  }
  rmSync(note, { force: true })
}

// After a restart of the machine, and in another container, the number may be anybody's.
function isServerOf(data: string, pid: number): boolean {
  const command = `/proc/${pid}/cmdline`
  return existsSync(command) && readFileSync(command, 'utf8').includes(data)
}

const canBeTold = (data: string, pid: number) => process.platform !== 'linux' || isServerOf(data, pid)

/** A socket of the file system, so it is the same one in every network; one that nobody holds any more is refused. */
function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code !== 'ENOENT' && code !== 'ECONNREFUSED'),
    )
  })
}

/** Whether the server tells that nobody is connected to it; false while it says nothing, or starts or stops. */
async function isUnused(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query(
      "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    )
    return rows.length === 0
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
