import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'

/** Where `ip` keeps the names of network namespaces, and what each finds as its own /etc. */
const PLACES = ['/run/netns', '/etc/netns']

/** In the namespaces of `npm run drills cluster`, whose mounts nobody else sees. */
export default function setUp(): void {
  if (process.ppid !== 1) throw new Error('The drills of the cluster are run by: npm run drills cluster')
  for (const place of PLACES) {
    mkdirSync(place, { recursive: true })
    spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', place])
  }
  spawnSync('ip', ['link', 'set', 'lo', 'up'])
}
