import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import { inProject } from '#platform/server/in-project.ts'
import { until } from '#testing/server/until.ts'
import { debian } from './debian.ts'
import { addresses, type Machine, namespaceOf, processesOf, setCable, signal } from './lan.ts'

export interface Program {
  child: ChildProcess
  output(): string
  /** Resolves with the exit code, or the name of the signal that ended it. */
  ended: Promise<number | string>
}

interface Engine {
  words: readonly string[]
  /** Of Debian; root where none is named. */
  user?: string
  /** Paths that it finds, by the file that is bound there: of this project (`deploy/…`), or absolute. */
  files?: Record<string, string>
  /** Paths of its own data, by their folder on this machine. */
  folders?: Record<string, string>
  env?: Record<string, string>
}

/** Has its own data, its own processes and the engine's files in view, and only them. */
const IN_DEBIAN = `
set -e
root="$1"; user="$2"; shift 2
mount -t proc proc "$root/proc"
mount -t tmpfs tmpfs "$root/dev/shm"
while [ "$1" != -- ]; do mount --bind "$1" "$root$2"; shift 2; done
shift
exec chroot "$root" setpriv --reuid "$user" --regid "$user" --init-groups "$@"
`

/** Starts an engine of Debian on a machine, as its package would. `disk` has the machine's folders. */
export function runEngine(machine: Machine, disk: string, engine: Engine): Program {
  const { words, user = 'root', files = {}, folders = {}, env = {} } = engine
  const bound: string[] = []
  for (const [path, folder] of Object.entries(folders)) {
    const own = join(disk, machine, folder)
    mkdirSync(own, { recursive: true, mode: 0o700 })
    chownSync(own, ...ownerOf(user))
    mkdirSync(join(debian, path), { recursive: true })
    bound.push(own, path)
  }
  for (const [path, file] of Object.entries(files)) {
    const place = join(debian, path)
    mkdirSync(dirname(place), { recursive: true })
    if (!existsSync(place)) writeFileSync(place, '')
    bound.push(file.startsWith('/') ? file : inProject(file), path)
  }
  return run(machine, ['sh', '-c', IN_DEBIAN, 'sh', debian, user, ...bound, '--', ...words], {
    PATH: '/usr/sbin:/usr/bin:/sbin:/bin:/usr/lib/postgresql/17/bin',
    LANG: 'C.UTF-8',
    ...env,
  })
}

/** Starts a program of this machine's own on another one. */
export function run(machine: Machine, words: readonly string[], env: NodeJS.ProcessEnv): Program {
  const child = spawn('ip', ['netns', 'exec', namespaceOf(machine), ...words], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => lines.push(chunk.toString()))
  const ended = new Promise<number | string>((resolve) =>
    child.once('exit', (code, killedBy) => resolve(code ?? killedBy ?? 'unknown')),
  )
  return { child, output: () => lines.join(''), ended }
}

/** Waits until a program listens; fails with what it said when it ended instead. */
export const untilListens = (program: Program, machine: Machine, port: number) =>
  until(`port ${port} of ${machine}`, () => {
    if (program.child.exitCode !== null) throw new Error(`it ended instead:\n${program.output()}`)
    return isOpen(addresses[machine], port)
  })

async function isOpen(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port })
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isOpen
}

/** Stops every program of a machine where it stands; its kernel still takes what comes. */
export const freeze = (machine: Machine) => signalAll(machine, 'SIGSTOP')
export const thaw = (machine: Machine) => signalAll(machine, 'SIGCONT')

/** As by a power cut: nothing of it says goodbye. */
export function kill(machine: Machine): void {
  setCable(machine, 'down')
  signalAll(machine, 'SIGKILL')
}
/** A machine that was killed can be reached again; its programs are started anew by whoever started them. */
export const mend = (machine: Machine) => setCable(machine, 'up')

function signalAll(machine: Machine, name: NodeJS.Signals): void {
  for (const pid of processesOf(machine)) signal(pid, name)
}

/** Number of a Debian user and its group. */
function ownerOf(user: string): [number, number] {
  const line = readFileSync(join(debian, 'etc/passwd'), 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`${user}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  if (!uid || !gid) throw new Error(`Debian has no user ${user}`)
  return [Number(uid), Number(gid)]
}
