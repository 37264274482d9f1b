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
/**
 * Makes the root where there is none; this takes a minute and 1 GB.
 * Answers in one sentence why the drills of the cluster cannot run here; null where they can.
 */
export function prepareDebian(): string | null {
  if (!isRootOnLinux()) return 'The drills of the cluster make network namespaces: run them as root on Linux.'
  if (spawnSync('ip', ['netns']).status !== 0)
    return 'The drills of the cluster need the command ip (Debian: apt-get install iproute2).'
  return unpackDebian(debian, PACKAGES)
}

export const isRootOnLinux = () => process.platform === 'linux' && process.getuid?.() === 0

/** Debian 13 with these packages, made where it is not there yet. Answers in one sentence why it cannot be had, else null. */
export function unpackDebian(root: string, packages: readonly string[]): string | null {
  if (existsSync(markOf(root, packages))) return null
  if (!hasBootstrap())
    return 'Debian 13 is unpacked with mmdebstrap, which is not here and which apt-get does not bring.'
  return unpack(root, packages)
}

/** The file that tells whether an unpacked root has all of them. */
const markOf = (root: string, packages: readonly string[]) =>
  join(root, `.rajt-${hash('sha256', packages.join(), 'hex').slice(0, 12)}`)

const hasBootstrap = () =>
  works('mmdebstrap', ['--version']) ||
  (works('apt-get', ['update']) &&
    works('apt-get', ['install', '-y', 'mmdebstrap']) &&
    works('mmdebstrap', ['--version']))

const works = (command: string, words: string[]) =>
  spawnSync(command, words, { stdio: 'ignore' }).status === 0

function unpack(root: string, packages: readonly string[]): string | null {
  const unfinished = `${root}.part`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(dirname(root), { recursive: true })
  const words = ['--variant=minbase', `--include=${packages.join(',')}`, 'trixie', unfinished]
  const { status, stderr } = spawnSync('mmdebstrap', words, { encoding: 'utf8' })
  if (status !== 0) return `The packages of Debian 13 cannot be had here: ${stderr.trim().split('\n').at(-1)}`
  mkdirSync(markOf(unfinished, packages))
  rmSync(root, { recursive: true, force: true })
  renameSync(unfinished, root)
  return null
}
