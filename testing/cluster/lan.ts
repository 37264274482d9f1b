import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { debian } from './debian.ts'

/** The machines of docs/operating.md, each a network namespace, all on one bridge. */
export const addresses = {
  edge: '10.77.0.10',
  app1: '10.77.0.11',
  app2: '10.77.0.12',
  worker1: '10.77.0.13',
  db1: '10.77.0.21',
  db2: '10.77.0.22',
  db3: '10.77.0.23',
  store: '10.77.0.31',
  watch: '10.77.0.41',
} as const
export type Machine = keyof typeof addresses

const machines = Object.keys(addresses) as Machine[]
/** Where the drills themselves stand on the bridge. */
export const CLIENT = '10.77.0.1'
const LAN = 'rajt-lan'
export const namespaceOf = (machine: Machine) => `rajt-${machine}`

/** Every machine, without a program; what an earlier run left is taken away first. */
export function buildLan(): void {
  removeLan()
  const hosts = machines.map((machine) => `${addresses[machine]} ${machine}`)
  writeFileSync(join(debian, 'etc/hosts'), ['127.0.0.1 localhost', ...hosts, ''].join('\n'))
  ip(`netns add ${LAN}`)
  ip(`-n ${LAN} link add bridge type bridge`)
  ip(`-n ${LAN} link set bridge up`)
  for (const machine of machines) {
    const namespace = namespaceOf(machine)
    ip(`netns add ${namespace}`)
    plug(machine, addresses[machine], namespace)
    ip(`-n ${namespace} link set lo up`)
    // Where `ip netns exec` looks for a machine's own /etc.
    mkdirSync(`/etc/netns/${namespace}`, { recursive: true })
    writeFileSync(`/etc/netns/${namespace}/hosts`, ['127.0.0.1 localhost', ...hosts, ''].join('\n'))
  }
  plug('client', CLIENT)
}

/** Ends every program of every machine, and takes the machines away. */
export function removeLan(): void {
  for (const machine of machines) {
    for (const pid of processesOf(machine)) signal(pid, 'SIGKILL')
    rmSync(`/etc/netns/${namespaceOf(machine)}`, { recursive: true, force: true })
    spawnSync('ip', ['netns', 'del', namespaceOf(machine)])
  }
  spawnSync('ip', ['netns', 'del', LAN])
  spawnSync('ip', ['link', 'del', 'rajt-client'])
}

/** A cable from the bridge to a machine; without a namespace, to this one. */
function plug(machine: string, address: string, namespace?: string): void {
  const end = namespace ? 'eth0' : 'rajt-client'
  const inside = namespace ? `-n ${namespace} ` : ''
  ip(`link add ${end} ${namespace ? `netns ${namespace} ` : ''}type veth peer name ${machine} netns ${LAN}`)
  ip(`-n ${LAN} link set ${machine} master bridge up`)
  ip(`${inside}address add ${address}/24 dev ${end}`)
  ip(`${inside}link set ${end} up`)
}

/** Pulls a machine's cable, or puts it back: its peers hear nothing, not even that a connection ended. */
export const setCable = (machine: Machine, state: 'up' | 'down') =>
  ip(`-n ${LAN} link set ${machine} ${state}`)

export function processesOf(machine: Machine): number[] {
  const { stdout } = spawnSync('ip', ['netns', 'pids', namespaceOf(machine)], { encoding: 'utf8' })
  return stdout.split('\n').filter(Boolean).map(Number)
}

/** To one process that may have ended by itself meanwhile. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function ip(words: string): void {
  const { status, stderr } = spawnSync('ip', words.split(' '), { encoding: 'utf8' })
  if (status !== 0) throw new Error(`ip ${words}: ${stderr.trim()}`)
}
