import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// One package for each platform, each with one program: npm takes the one that fits, and nothing of the others.
const SYSTEM = process.platform === 'win32' ? 'win' : process.platform
const PACKAGE = `node-${SYSTEM}-${process.arch}`
const PROGRAM = SYSTEM === 'win' ? 'node.exe' : 'node'

/** The project's own Node; where none is packed for this machine, the machine's. */
export function nodeOf(root) {
  const own = join(root, 'node_modules', PACKAGE, 'bin', PROGRAM)
  return existsSync(own) ? own : process.execPath
}

/** Ends in one sentence where the machine has to bring Node itself, and brings an older one. */
export function demandNode(root) {
  if (nodeOf(root) !== process.execPath) return
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const wanted = Object.entries(optionalDependencies).find(([name]) => name.startsWith('node-'))[1]
  if (!isOlder(process.versions.node, wanted)) return
  console.error(`No Node is packed for ${SYSTEM} ${process.arch}: install Node ${wanted} or newer.`)
  process.exit(1)
}

/** Whether one version comes before another; both as `24.21.0`. */
export function isOlder(one, other) {
  const [ours, theirs] = [one, other].map((version) => version.split('.').map(Number))
  const at = ours.findIndex((part, i) => part !== theirs[i])
  return at >= 0 && ours[at] < theirs[at]
}
