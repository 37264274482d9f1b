import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { server } from '../../scripts/server.mjs'
import { until } from './until.ts'

/** What two containers that share a folder have each for itself: network, process numbers, shared memory. */
const CONTAINER = ['-n', '-i', '-p', '-f', '--mount-proc', '--kill-child']

/** Where a machine allows no namespaces, nothing here can be tried. */
export const containersArePossible = spawnSync('unshare', [...CONTAINER, 'true']).status === 0

const running: ChildProcess[] = []

/** Starts the platform in a container of its own; tells whether it serves, or what it said instead. */
export async function startInContainer(folder: string): Promise<{ child: ChildProcess; outcome: string }> {
  const child = spawn('unshare', [...CONTAINER, process.execPath, ...server], {
    env: { ...process.env, NODE_OPTIONS: '', PORT: '3000', DATA_DIR: folder, DEMO: 'off', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let said = ''
  let over = false
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  child.once('exit', () => (over = true))
  await until('the start is decided', () => over || said.includes('Ready in'), 60_000)
  return { child, outcome: over ? said : 'serves' }
}

/** The container and everything in it, at once. */
export async function killContainer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}

export async function killContainers(): Promise<void> {
  for (const child of running.splice(0)) await killContainer(child)
}
