import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// Runs on the Node that the machine has, before anything is installed: plain JavaScript, nothing but node: modules.
export const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..')
export const node = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

const cache = join(root, 'node_modules/.rajt')

/** Installs what the lockfile names, once for each lockfile. */
export function install() {
  const hash = hashOf(['package-lock.json', 'package.json'])
  if (isFresh('install', hash) && existsSync(node)) return
  console.log('Installing what is missing (once, about a minute)…')
  // Not `npm ci`: it refuses a lockfile that names no version for an optional package of another platform.
  const words = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const done = spawnSync('npm', words, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (done.status !== 0) process.exit(done.status ?? 1)
  markFresh('install', hash)
}

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

const PATH = `${join(root, 'node_modules/node/bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`

/** Most of a server's start is compiling its modules: kept, a start costs a third less processor time. */
const NODE_COMPILE_CACHE = join(cache, 'compiled')
export const environment = { PATH, NODE_COMPILE_CACHE }

/** Runs a program of the project with the project's own Node. */
export function run(words, options = {}) {
  const done = spawnSync(node, words, {
    cwd: root,
    stdio: 'inherit',
    ...options,
    env: { ...process.env, ...options.env, ...environment },
  })
  return done.status ?? 1
}

/** The same beside other programs: `said` is all it wrote, in one piece, once it has ended. */
export function runBeside(words) {
  const env = { ...process.env, ...environment }
  const child = spawn(node, words, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text
    })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ status: code ?? 1, said }))
  })
}
