import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#testing/server/process.ts'
import { until } from '#testing/server/until.ts'

/** Of installed packages on the disk, for a start alone. */
const MEGABYTES = 450
/** Until the address is printed, on a machine that does nothing else; a note, for the network is others'. */
const AIM_SECONDS = 40
const READY_MS = 500_000
const BLOCK = 512
const MB = 1024 ** 2

const folder = mkdtempSync(join(tmpdir(), 'rajt-slim-'))
const clone = join(folder, 'rajt')
const modules = join(clone, 'node_modules')
const port = await freePort()
/** A person who has never had the project: neither npm's cache nor temporary files of an earlier one. */
const env = {
  PATH: '/usr/local/bin:/usr/bin:/bin',
  HOME: join(folder, 'home'),
  TMPDIR: join(folder, 'tmp'),
  PORT: String(port),
}
let started: ChildProcess
let said = ''

beforeAll(async () => {
  for (const one of [env.HOME, env.TMPDIR]) mkdirSync(one)
  execFileSync('git', ['clone', '--quiet', join(import.meta.dirname, '../..'), clone])
  started = spawn('npm', ['start'], { cwd: clone, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  for (const stream of [started.stdout, started.stderr]) stream?.on('data', (text) => (said += text))
  const isReady = () => {
    if (started.exitCode !== null) throw new Error('it ended instead')
    return said.includes('Ready in')
  }
  await until('the platform serves', isReady, READY_MS).catch((cause) => {
    throw new Error(`${cause.message}:\n${said}`, { cause })
  })
}, READY_MS + 60_000)

afterAll(async () => {
  // npm and what it started.
  if (started.pid && started.exitCode === null) {
    process.kill(-started.pid, 'SIGTERM')
    await new Promise((resolve) => started.once('exit', resolve))
  }
  rmSync(folder, { recursive: true, force: true })
})

/** Bytes on the disk; a file under two names counts once. */
function sizeOf(path: string, seen = new Set<number>()): number {
  const { ino, blocks, nlink } = lstatSync(path)
  if (nlink > 1 && seen.has(ino)) return 0
  seen.add(ino)
  const inside = readdirSync(path, { withFileTypes: true }).map((entry) => {
    const inner = join(path, entry.name)
    return entry.isDirectory() ? sizeOf(inner, seen) : lstatSync(inner).blocks * BLOCK
  })
  return inside.reduce((sum, size) => sum + size, blocks * BLOCK)
}

const hasTools = () => existsSync(join(modules, 'vitest'))
/** Installs in the clone as `npm start` and `npm test` do. */
const install = (purpose: 'start' | 'everything') =>
  execFileSync('node', ['-e', `import('./scripts/install.mjs').then((m) => m.install('${purpose}'))`], {
    cwd: clone,
    env,
    encoding: 'utf8',
  })

test('a start on a machine that has nothing serves, from 450 MB of packages at most', async () => {
  const ready = /Ready in ([\d.]+) s.*/.exec(said)
  const megabytes = sizeOf(modules) / MB
  process.stdout.write(`  ${ready?.[0]}; ${Math.round(megabytes)} MB of packages (aim: ${AIM_SECONDS} s)\n`)
  for (const path of ['/app', '/api/context', '/api/docs', '/dev/mail', '/dev/parts'])
    expect((await fetch(`http://localhost:${port}${path}`)).status, path).toBe(200)
  expect(megabytes).toBeLessThan(MEGABYTES)
})

test('it has nothing for tests, checks and pictures, neither installed nor in its list of parts', () => {
  const tools = [
    'vitest',
    'recheck',
    'playwright-core',
    '@biomejs/biome',
    '@sparticuz/chromium',
    'autocannon',
  ]
  expect(tools.filter((name) => existsSync(join(modules, name)))).toEqual([])
  const { components } = JSON.parse(readFileSync(join(clone, 'sbom/rajt.cdx.json'), 'utf8'))
  const names = components.map(({ name }: { name: string }) => name)
  expect(names).toContain('fastify')
  expect(tools.filter((name) => names.includes(name))).toEqual([])
})

test('a run of tests adds the rest, and a later start takes nothing of it away', () => {
  const before = lstatSync(join(modules, 'fastify')).ino
  const from = performance.now()
  install('everything')
  const seconds = Math.round((performance.now() - from) / 1000)
  process.stdout.write(`  the rest in ${seconds} s: ${Math.round(sizeOf(modules) / MB)} MB of packages\n`)
  expect(hasTools()).toBe(true)
  expect(lstatSync(join(modules, 'fastify')).ino).toBe(before)
  expect(install('start')).toBe('')
  expect(hasTools()).toBe(true)
})
