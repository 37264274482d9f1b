import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './install.mjs'

const WORDS = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx']

/** Writes the list of all parts, from the lockfile alone: CycloneDX, with versions, licences, hashes, and which are for development. */
export function writeSbom() {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26, shell: process.platform === 'win32' }
  const { status, stdout, stderr } = spawnSync('npm', WORDS, options)
  if (status !== 0) throw new Error(`the list of parts could not be made:\n${stderr}`)
  mkdirSync(join(root, 'sbom'), { recursive: true })
  const path = join(root, 'sbom/rajt.cdx.json')
  writeFileSync(path, stdout)
  return path
}

// `npm run sbom`
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(writeSbom())
