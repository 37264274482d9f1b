import { spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Where Debian 13 and the engines in it are unpacked, once for all runs. */
export const debian = process.env.CLUSTER_ROOT ?? '/var/cache/rajt-cluster/debian'

/** The engines of deploy/, as Debian 13 packages them. */
const PACKAGES = [
  'ca-certificates',
  'ceph-mon',
  'ceph-osd',
  'etcd-client',
  'etcd-server',
  'haproxy',
  'openssl',
  'patroni',
  'pgbackrest',
  'pgbouncer',
  'postgresql-17',
  'procps',
  'prometheus',
  'python3-etcd',
  'radosgw',
  'systemd',
]
/** The file that tells whether an unpacked root has all of them. */
const packagesIn = (root: string) =>
  join(root, `.rajt-${hash('sha256', PACKAGES.join(), 'hex').slice(0, 12)}`)

/**
 * Makes the root where there is none; this takes a minute and 1 GB.
 * Answers in one sentence why the drills of the cluster cannot run here; null where they can.
 */
export function prepareDebian(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'The drills of the cluster make network namespaces: run them as root on Linux.'
  if (spawnSync('ip', ['netns']).status !== 0)
    return 'The drills of the cluster need the command ip (Debian: apt-get install iproute2).'
  if (existsSync(packagesIn(debian))) return null
  if (!hasBootstrap())
    return 'The drills of the cluster unpack Debian 13 with mmdebstrap, which is not here and which apt-get does not bring.'
  return unpack()
}

const hasBootstrap = () =>
  works('mmdebstrap', ['--version']) ||
  (works('apt-get', ['update']) &&
    works('apt-get', ['install', '-y', 'mmdebstrap']) &&
    works('mmdebstrap', ['--version']))

const works = (command: string, words: string[]) =>
  spawnSync(command, words, { stdio: 'ignore' }).status === 0

function unpack(): string | null {
  const unfinished = `${debian}.part`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(dirname(debian), { recursive: true })
  const words = ['--variant=minbase', `--include=${PACKAGES.join(',')}`, 'trixie', unfinished]
  const { status, stderr } = spawnSync('mmdebstrap', words, { encoding: 'utf8' })
  if (status !== 0) return `The packages of Debian 13 cannot be had here: ${stderr.trim().split('\n').at(-1)}`
  mkdirSync(packagesIn(unfinished))
  rmSync(debian, { recursive: true, force: true })
  renameSync(unfinished, debian)
  return null
}
