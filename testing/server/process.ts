import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import type { Answer, Call } from '#platform/contract/call.ts'
import { server } from '../../scripts/server.mjs'
import { pathOf } from './path-of.ts'
import { until } from './until.ts'

const LAST_WORDS_MS = 200

export interface Process {
  url: string
  child: ChildProcess
  output(): string
  /** Resolves with the exit code, or the name of the signal that ended it. */
  ended: Promise<number | string>
}

/** Runs the platform as `npm start` does, on a folder of its own. */
export async function spawnRajt(
  folder: string,
  own: Record<string, string> = {},
  program: readonly string[] = server,
): Promise<Process> {
  const port = await freePort()
  const lines: string[] = []
  const env = {
    ...process.env,
    // Its own database and mails, whatever this shell is set to.
    DATABASE_URL: '',
    SMTP_URL: '',
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    RATE_LIMIT: '0',
    ...own,
  }
  const child = spawn(process.execPath, [...program], {
    env: { ...env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => lines.push(chunk.toString()))
  const ended = new Promise<number | string>((resolve) =>
    child.once('exit', (code, signal) => {
      const end = () => resolve(code ?? signal ?? 'unknown')
      // What it said last may still be in the pipes; a database that outlives it keeps them open.
      child.once('close', end)
      setTimeout(end, LAST_WORDS_MS)
    }),
  )
  return { url: `http://127.0.0.1:${port}`, child, output: () => lines.join(''), ended }
}

/** The same, once it serves. */
export async function startRajt(...how: Parameters<typeof spawnRajt>): Promise<Process> {
  const running = await spawnRajt(...how)
  await untilServes(running).catch((error) => {
    running.child.kill('SIGKILL')
    throw error
  })
  return running
}

/** Fails with what it said, at once when it ended instead. */
export async function untilServes(running: Process): Promise<void> {
  const serves = () => {
    if (hasEnded(running)) throw new Error('it ended instead')
    return isReady(running)
  }
  await until('the platform serves', serves, 120_000).catch((cause) => {
    throw new Error(`${cause.message}:\n${running.output()}`, { cause })
  })
}

const hasEnded = ({ child }: Process) => child.exitCode !== null || child.signalCode !== null

export const isReady = ({ url }: Pick<Process, 'url'>): Promise<boolean> =>
  fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

/** How a start went, once that is clear. */
export async function outcomeOf(one: Process): Promise<string> {
  let outcome = ''
  void one.ended.then(() => {
    outcome = one.output().includes('Another Rajt is running') ? 'refused' : one.output()
  })
  await until('the start is decided', async () => outcome !== '' || (await isReady(one)), 60_000)
  return outcome || 'serves'
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

/** One call over a real connection; status 0 where no answer came. */
export async function ask<C extends Call>(
  { url }: Pick<Process, 'url'>,
  row: C,
  { token, params, body }: { token?: string; params?: object; body?: object },
): Promise<{ status: number; body: Answer<C> }> {
  try {
    const response = await fetch(`${url}/api${pathOf(row, params)}`, {
      method: row.method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(20_000),
    })
    return { status: response.status, body: (await response.json()) as Answer<C> }
  } catch {
    return { status: 0, body: {} as Answer<C> }
  }
}

/** The process number of the embedded database, as it wrote it itself; null while it does not run. */
export function postmaster(folder: string): number | null {
  const [first] = readIfThere(join(folder, 'postgres/postmaster.pid')).split('\n')
  return first ? Number(first) : null
}

/** Of a process that has ended, by its folder's files. */
const GONE: readonly unknown[] = ['ENOENT', 'ESRCH']

/** Files of other processes come and go between two looks at them. */
export function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (GONE.includes((error as NodeJS.ErrnoException).code)) return ''
    throw error
  }
}

/** Whether a process runs; one that ended and was not waited for does not. */
export function isRunning(pid: number): boolean {
  const stat = readIfThere(`/proc/${pid}/stat`)
  return stat !== '' && !/\) Z /.test(stat)
}

/** Of the embedded database of a running platform. */
export const addressOf = (folder: string) =>
  `postgres://rajt@localhost/postgres?host=${encodeURIComponent(join(folder, 'run'))}`

/** Asks the embedded database of a running platform directly. */
export async function query<Row extends object>(
  folder: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(addressOf(folder))
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}
