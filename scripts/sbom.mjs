import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isForEverything, root } from './install.mjs'

const WORDS = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx']

/**
 * Writes the list of the parts that are installed, from the lockfile alone: CycloneDX, with versions, licences, hashes,
 * and which are for development, where those have been installed too. Answers where it was written.
 */
export function writeSbom(withDevelopment = isForEverything()) {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26, shell: process.platform === 'win32' }
  const { status, stdout, stderr } = spawnSync('npm', WORDS, options)
  if (status !== 0) throw new Error(`the list of parts could not be made:\n${stderr}`)
  mkdirSync(join(root, 'sbom'), { recursive: true })
  const path = join(root, 'sbom/rajt.cdx.json')
  const list = withLicences(JSON.parse(stdout))
  writeFileSync(path, JSON.stringify(withDevelopment ? list : withoutDevelopment(list), null, 2))
  return path
}

/** npm's own `--omit=dev` leaves out what both need, such as React. */
function withoutDevelopment(list) {
  const running = partsOfLock((part) => !part.dev)
  const tools = new Set([...partsOfLock((part) => part.dev)].filter((part) => !running.has(part)))
  const components = list.components.filter((part) => !tools.has(part['bom-ref']))
  const dependencies = list.dependencies
    .filter(({ ref }) => !tools.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => !tools.has(one)) }))
  return { ...list, components, dependencies }
}

/** As `name@version`; one that lies in two places counts with each. */
function partsOfLock(isWanted) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const wanted = Object.entries(packages).filter(([, part]) => part.version && isWanted(part))
  return new Set(
    wanted.map(([path, { name, version }]) => `${name ?? path.split('node_modules/').at(-1)}@${version}`),
  )
}

/**
 * Read in the files that these packages bring, because their package.json names none that can be looked up: MIT; and
 * Bitstream's and Arev's, with DejaVu's own changes in the public domain.
 */
const READ_BY_HAND = {
  'png-js': { license: { id: 'MIT' } },
  'dejavu-fonts-ttf': { license: { name: 'Bitstream Vera, Arev and public domain (its LICENSE)' } },
}

function withLicences(list) {
  for (const part of list.components)
    if (!part.licenses?.length && READ_BY_HAND[part.name]) part.licenses = [READ_BY_HAND[part.name]]
  return list
}

// `npm run sbom`
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(writeSbom())
