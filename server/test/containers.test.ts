import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { query } from './process.ts'
import { until } from './until.ts'

const MAIN = join(import.meta.dirname, '../src/main.ts')
/** What two containers that share a folder have each for itself: network, process numbers, shared memory. */
const CONTAINER = ['-n', '-i', '-p', '-f', '--mount-proc', '--kill-child']
const isPossible = spawnSync('unshare', [...CONTAINER, 'true']).status === 0

const folders: string[] = []
const running: ChildProcess[] = []
afterEach(async () => {
  for (const child of running.splice(0)) await kill(child)
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rajt-container-'))
  folders.push(folder)
  return folder
}

/** The container and everything in it, at once. */
async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}

/** Starts the platform in a container of its own; tells whether it serves, or what it said instead. */
async function startInContainer(folder: string): Promise<{ child: ChildProcess; outcome: string }> {
  const child = spawn('unshare', [...CONTAINER, process.execPath, MAIN], {
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

const note = (folder: string) => readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8')
const modules = (folder: string) => query<{ n: number }>(folder, 'select count(*)::int as n from module')

describe.runIf(isPossible)('on a folder that containers share', () => {
  test('a second start is refused, and the first goes on with its database', async () => {
    const folder = newFolder()
    const first = await startInContainer(folder)
    expect(first.outcome).toBe('serves')
    const before = note(folder)
    const refusal = `Another Rajt is running on ${folder}`
    expect((await startInContainer(folder)).outcome).toContain(refusal)
    // Nor where the lock was lost: a database that answers keeps its note.
    rmSync(join(folder, 'lock'))
    expect((await startInContainer(folder)).outcome).toContain(refusal)
    expect(note(folder)).toBe(before)
    expect(await modules(folder)).toEqual([{ n: 8 }])
  })

  test('of three starts at once one serves', async () => {
    const folder = newFolder()
    const starts = await Promise.all([1, 2, 3].map(() => startInContainer(folder)))
    const outcomes = starts.map(({ outcome }) => (/Another Rajt/.test(outcome) ? 'refused' : outcome))
    expect(outcomes.toSorted()).toEqual(['refused', 'refused', 'serves'])
  })

  test('a container that was killed leaves a folder that starts', async () => {
    const folder = newFolder()
    const first = await startInContainer(folder)
    const [before] = await modules(folder)
    await kill(first.child)
    expect((await startInContainer(folder)).outcome).toBe('serves')
    expect(await modules(folder)).toEqual([before])
  })
})
