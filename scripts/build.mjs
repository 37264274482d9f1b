import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, isFresh, markFresh, root, run } from './install.mjs'
import { writeSbom } from './sbom.mjs'

const folders = ['app/web', 'app/contract', 'features', 'platform']
const files = ['package.json', 'package-lock.json']

/** Builds the web, and the list of parts, when their sources have changed since the last build. */
export function build() {
  const sources = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((name) => join(folder, String(name)))
      .filter((path) => !/[/\\](dist|server)[/\\]/.test(path))
      .filter((path) => statSync(join(root, path)).isFile()),
  )
  const hash = hashOf([...sources.sort(), ...files])
  if (isFresh('build', hash) && existsSync(join(root, 'app/web/dist/index.html'))) return
  console.log('Building the web…')
  for (const config of ['vite.config.ts', 'vite.parts.config.ts']) bundle(config)
  writeSbom()
  markFresh('build', hash)
}

function bundle(config) {
  const vite = [
    'node_modules/vite/bin/vite.js',
    'build',
    'app/web',
    '--config',
    `app/web/${config}`,
    '--logLevel',
    'warn',
  ]
  const status = run(vite)
  if (status !== 0) process.exit(status)
}
