import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { until } from '#testing/server/until.ts'
import { addresses } from './lan.ts'
import { type Program, runEngine } from './machine.ts'

export interface StoreKey {
  accessKeyId: string
  secretAccessKey: string
}

/** Its buckets are names below it; no certificate covers those below a name of one word. */
export const storeName = 'store.rajt'
export const storePort = 7480
/** With TLS, by a certificate that is its own authority. */
export const storeTlsPort = 7443
export const storeCertificate = (disk: string) => join(disk, 'store', 'tls', 'store.crt')

const USER = 'rajt'
const MADE_WITHIN = 60_000

const inStore = (disk: string, ...words: string[]): Program =>
  runEngine('store', disk, {
    words,
    user: 'ceph',
    files: { '/etc/ceph/ceph.conf': 'testing/cluster/ceph.conf' },
    folders: { '/var/lib/ceph': 'ceph', '/etc/ceph/tls': 'tls' },
  })

async function succeed(program: Program): Promise<void> {
  const code = await program.ended
  if (code !== 0)
    throw new Error(`${program.child.spawnargs.slice(-6).join(' ')} ended with ${code}:\n${program.output()}`)
}

/** A Ceph of one monitor, one disk and one gateway, made anew: what speaks S3 in production too. */
export async function makeStore(disk: string, key: StoreKey): Promise<Program[]> {
  await makeCertificate(disk)
  await succeed(inStore(disk, 'ceph-mon', '-i', 'store', '--mkfs'))
  const monitor = startMonitor(disk)
  const id = randomUUID()
  await succeed(inStore(disk, 'sh', '-c', 'mkdir -p /var/lib/ceph/osd'))
  await succeed(inStore(disk, 'ceph', 'osd', 'new', id))
  await succeed(inStore(disk, 'ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', id))
  const others = startOthers(disk)
  await untilAnswers()
  await admin(disk, 'user', 'create', `--display-name=${USER}`, ...wordsOf(key))
  return [monitor, ...others]
}

/** The same store again, after its machine was killed. */
export async function startStore(disk: string): Promise<Program[]> {
  const programs = [startMonitor(disk), ...startOthers(disk)]
  await untilAnswers()
  return programs
}

/** Another key for the same user; the one before is refused from now on. */
export async function renewKey(disk: string, before: StoreKey, key: StoreKey): Promise<void> {
  await admin(disk, 'key', 'create', '--key-type=s3', ...wordsOf(key))
  await admin(disk, 'key', 'rm', '--key-type=s3', `--access-key=${before.accessKeyId}`)
}

const startMonitor = (disk: string) => inStore(disk, 'ceph-mon', '-i', 'store', '-f')
const startOthers = (disk: string) => [
  inStore(disk, 'ceph-osd', '-i', '0', '-f'),
  inStore(disk, 'radosgw', '-n', 'client.rgw', '-f'),
]

const admin = (disk: string, ...words: string[]) =>
  succeed(inStore(disk, 'radosgw-admin', '-n', 'client.rgw', ...words, `--uid=${USER}`))

const wordsOf = ({ accessKeyId, secretAccessKey }: StoreKey) => [
  `--access-key=${accessKeyId}`,
  `--secret-key=${secretAccessKey}`,
]

const makeCertificate = (disk: string) =>
  succeed(
    inStore(
      disk,
      ...['openssl', 'req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...[
        '-subj',
        '/CN=store',
        '-addext',
        `subjectAltName=DNS:${storeName},DNS:*.${storeName}`,
        '-days',
        '30',
      ],
      ...['-keyout', '/etc/ceph/tls/store.key', '-out', '/etc/ceph/tls/store.crt'],
    ),
  )

const untilAnswers = () =>
  until(
    'the store answers',
    () =>
      fetch(`http://${addresses.store}:${storePort}/`).then(
        ({ ok }) => ok,
        () => false,
      ),
    MADE_WITHIN,
  )
