import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, isFresh, markFresh, root, run } from './install.mjs'
import { keepAssets } from './kept-assets.mjs'
import { writeSbom } from './sbom.mjs'

const folders = ['app/web', 'app/contract', 'features', 'platform']
const files = ['package.json', 'package-lock.json']
const web = join(root, 'app/web/dist')
const next = `${web}-next`
const before = `${web}-before`

/** What no browser gets: the server's side, tests, and what features tell them (scripts/sources.ts). */
const OUTSIDE =
  /[/\\](dist(-next|-before)?|server)[/\\]|\.(test|spec)\.tsx?$|[/\\](walks[\w-]*|screens)\.ts$|\.sql$/

/** Builds the web, and the list of parts, when their sources have changed since the last build. */
export function build() {
  const sources = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((name) => join(folder, String(name)))
      .filter((path) => !OUTSIDE.test(path))
      .filter((path) => statSync(join(root, path)).isFile()),
  )
  const hash = hashOf([...sources.sort(), ...files])
  if (isFresh('build', hash) && existsSync(join(root, 'app/web/dist/index.html'))) return
  console.log('Building the web…')
  rmSync(next, { recursive: true, force: true })
  bundle('vite.config.ts', 'dist-next')
  bundle('vite.parts.config.ts', 'dist-next/parts')
  putInPlace()
  writeSbom()
  markFresh('build', hash)
}

/** What is there serves until the new one is whole; its assets stay for open pages. */
function putInPlace() {
  keepAssets(web, next)
  rmSync(before, { recursive: true, force: true })
  if (existsSync(web)) renameSync(web, before)
  renameSync(next, web)
  rmSync(before, { recursive: true, force: true })
}

function bundle(config, outDir) {
  const vite = [
    'node_modules/vite/bin/vite.js',
    'build',
    'app/web',
    '--config',
    `app/web/${config}`,
    '--outDir',
    outDir,
    '--logLevel',
    'warn',
  ]
  const status = run(vite)
  if (status !== 0) process.exit(status)
}
