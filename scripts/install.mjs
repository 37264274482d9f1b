import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { demandNode, nodeOf } from './own-node.mjs'
import { slim } from './slim.mjs'

// Runs on the Node that the machine has, before anything is installed: plain JavaScript, nothing but node: modules.
export const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..')

const modules = join(root, 'node_modules')
const cache = join(modules, '.rajt')
const FLAGS = ['--no-save', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error']

/**
 * Installs what the lockfile names, once for each lockfile: what running needs (`start`), or tests, checks, benches and
 * pictures too (`everything`). What has once been installed for tests stays, so that a start takes nothing away.
 */
export function install(purpose) {
  const hash = hashOf(['package-lock.json', 'package.json'])
  const isForAll = purpose === 'everything' || existsSync(join(cache, 'everything'))
  const mark = isForAll ? 'everything' : 'start'
  if (isFresh(mark, hash)) return
  console.log(`Installing what is missing (once, ${isForAll ? 'about a minute' : 'half a minute'})…`)
  // Not `npm ci`: it refuses a lockfile that names no version for an optional package of another platform.
  const words = ['install', ...FLAGS, ...(isForAll ? [] : ['--omit=dev'])]
  const done = spawnSync('npm', words, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (done.status !== 0) process.exit(done.status ?? 1)
  slim(modules)
  demandNode(root)
  markFresh(mark, hash)
}

/** Whether tests, checks, benches and pictures have been installed too. */
export const isForEverything = () => existsSync(join(cache, 'everything'))

export const hashOf = (paths) => {
  const hash = createHash('sha256')
  for (const path of paths) hash.update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

export const isFresh = (what, hash) =>
  existsSync(join(cache, what)) && readFileSync(join(cache, what), 'utf8') === hash

export function markFresh(what, hash) {
  mkdirSync(cache, { recursive: true })
  writeFileSync(join(cache, what), hash)
}

/** The project's own Node first. Most of a server's start is compiling its modules: kept, a start costs a third less processor time. */
export const environment = () => ({
  PATH: `${dirname(nodeOf(root))}${delimiter}${process.env.PATH}`,
  NODE_COMPILE_CACHE: join(cache, 'compiled'),
})

/** Runs a program of the project with the project's own Node. */
export function run(words, options = {}) {
  const done = spawnSync(nodeOf(root), words, {
    cwd: root,
    stdio: 'inherit',
    ...options,
    env: { ...process.env, ...options.env, ...environment() },
  })
  return done.status ?? 1
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * The same beside other programs: `said` is all it wrote, in one piece, once it has ended; nothing where it writes
 * through. A stop that is asked for meanwhile is passed on, so that it clears up what it made.
 */
export function runBeside(words, { writesThrough = false } = {}) {
  const env = { ...process.env, ...environment() }
  const out = writesThrough ? 'inherit' : 'pipe'
  const child = spawn(nodeOf(root), words, { cwd: root, env, stdio: ['ignore', out, out] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      said += text
    })
  const stop = (signal) => child.kill(signal)
  for (const signal of SIGNALS) process.on(signal, stop)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      for (const signal of SIGNALS) process.off(signal, stop)
      resolve({ status: code ?? 1, said })
    })
  })
}
