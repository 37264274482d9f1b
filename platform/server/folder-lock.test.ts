import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { until } from '#testing/server/until.ts'
import { takeLock } from './folder-lock.ts'

const folder = mkdtempSync(join(tmpdir(), 'rajt-lock-'))
const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const program = `
  import { takeLock } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))}
  setTimeout(() => process.exit(), 20_000)
  try { globalThis.lock = takeLock(${JSON.stringify(folder)}); console.log('taken') }
  catch (error) { console.log(error.message); process.exit() }`

/** What a start says that runs behind these words, which may put it into namespaces of its own. */
async function start(prefix: string[]): Promise<{ said: string; child: ChildProcess }> {
  const [command = '', ...words] = [...prefix, process.execPath, '--input-type=module', '-e', program]
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const [chunk] = await once(child.stdout, 'data')
  return { said: String(chunk).trim(), child }
}

function isFree(): boolean {
  try {
    takeLock(folder).close()
    return true
  } catch {
    return false
  }
}

describe.each([
  { place: 'the same place', prefix: [] },
  { place: 'another network', prefix: ['unshare', '-n'] },
  {
    place: 'another container',
    prefix: ['unshare', '-n', '-i', '-p', '-f', '--mount-proc', '--kill-child'],
  },
])('in $place', ({ prefix }) => {
  const isPossible = prefix.length === 0 || spawnSync('unshare', [...prefix.slice(1), 'true']).status === 0

  test.runIf(isPossible)('a folder that is taken is refused, and taken once it is free', async () => {
    const lock = takeLock(folder)
    expect((await start(prefix)).said).toContain(`Another Rajt is running on ${folder}`)
    lock.close()
    expect((await start(prefix)).said).toBe('taken')
  })

  test.runIf(isPossible)('a killed process gives its folder back', async () => {
    const { said, child } = await start(prefix)
    expect(said).toBe('taken')
    expect(() => takeLock(folder)).toThrow('Another Rajt is running')
    child.kill('SIGKILL')
    await until('the folder is free', isFree)
  })
})
