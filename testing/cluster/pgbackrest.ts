import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Machine } from './lan.ts'
import { type Program, runEngine, untilListens } from './machine.ts'
import { type DatabaseMachine, databases } from './patroni.ts'
import { pgbackrestOf } from './pgbackrest-places.ts'

const PORT = 8432
const MAKE_CERTIFICATES = `
set -eu
cd /var/lib/certificates
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=backups -keyout ca.key -out ca.crt
for name in "$@"; do
  mkdir -p $name
  cp ca.crt $name/
  openssl req -newkey rsa:2048 -nodes -subj /CN=$name -addext subjectAltName=DNS:$name -keyout $name/own.key -out $name/own.csr
  openssl x509 -req -days 2 -copy_extensions copy -in $name/own.csr -CA ca.crt -CAkey ca.key -CAcreateserial -out $name/own.crt
  chmod 600 $name/own.key
done
`

/** An authority, and a certificate for the repository and each database: nobody else reads or writes backups. */
export async function makeCertificates(disk: string): Promise<void> {
  await done(
    'certificates',
    runEngine('store', disk, {
      words: ['sh', '-c', MAKE_CERTIFICATES, 'sh', 'store', ...databases],
      user: 'postgres',
      folders: { '/var/lib/certificates': 'certificates' },
    }),
  )
  giveCertificate(disk, 'store')
  for (const machine of databases) giveCertificate(disk, machine)
}

export function giveCertificate(disk: string, machine: Machine): void {
  mkdirSync(join(disk, machine), { recursive: true })
  execFileSync('cp', ['-a', join(disk, 'store/certificates', machine), join(disk, machine, 'certificate')])
}

/** What the repository alone has: its disk, and the key. */
function ofRepository(disk: string) {
  const key = join(disk, 'key.conf')
  writeFileSync(key, '[global]\nrepo1-cipher-pass=what the machines of the database do not know\n')
  chmodSync(key, 0o644)
  return { files: { '/etc/pgbackrest/conf.d/key.conf': key }, folders: { '/var/lib/pgbackrest': 'backups' } }
}

/** Where the program finds what on a machine, a database's own disk among it. */
function placesOf(disk: string, machine: Machine) {
  const { files, folders } = pgbackrestOf(machine)
  const own =
    machine === 'store'
      ? ofRepository(disk)
      : { files: {}, folders: { '/var/lib/postgresql': 'postgresql', '/run/postgresql': 'run' } }
  return { files: { ...files, ...own.files }, folders: { ...folders, ...own.folders } }
}

export async function startServer(disk: string, machine: Machine): Promise<Program> {
  const server = runEngine(machine, disk, {
    words: ['pgbackrest', 'server'],
    user: 'postgres',
    ...placesOf(disk, machine),
  })
  await untilListens(server, machine, PORT)
  return server
}

/** Runs a command of pgBackRest to its end; answers what it said and how many seconds it took. */
export async function pgbackrest(disk: string, machine: Machine, ...words: string[]) {
  const from = performance.now()
  const said = await done(
    words.join(' '),
    runEngine(machine, disk, {
      words: ['pgbackrest', '--stanza=rajt', '--log-level-console=warn', ...words],
      user: 'postgres',
      ...placesOf(disk, machine),
    }),
  )
  return { said, seconds: (performance.now() - from) / 1_000 }
}

/** Writes the database as it was at a moment into a new data directory; answers how many seconds it took. */
export async function restoreTo(disk: string, machine: DatabaseMachine, at: string) {
  await done(
    'a folder for the data',
    runEngine(machine, disk, {
      words: ['mkdir', '-p', '-m', '700', '/var/lib/postgresql/17/rajt'],
      user: 'postgres',
      ...placesOf(disk, machine),
    }),
  )
  return pgbackrest(disk, machine, 'restore', '--type=time', `--target=${at}`, '--target-action=promote')
}

/** Has Patroni send its log of changes to the repository. */
export async function archive(disk: string, machine: DatabaseMachine): Promise<void> {
  const change = ['edit-config', 'rajt', '--apply', '/etc/patroni/archiving.yml', '--force']
  for (const words of [change, ['restart', 'rajt', '--force']])
    await done(
      words.join(' '),
      runEngine(machine, disk, {
        words: ['patronictl', '-c', '/etc/patroni/config.yml', ...words],
        user: 'postgres',
        files: {
          '/etc/patroni/config.yml': 'deploy/patroni/patroni.yml',
          '/etc/patroni/archiving.yml': 'deploy/pgbackrest/archiving.yml',
        },
      }),
    )
}

/** Takes a restored database to its moment, before Patroni has it. */
export async function recover(disk: string, machine: DatabaseMachine): Promise<void> {
  const { files, folders } = placesOf(disk, machine)
  await done(
    'recovery',
    runEngine(machine, disk, { words: ['sh', '-c', RECOVER], user: 'postgres', files, folders }),
  )
}

const RECOVER = `
set -eu
data=/var/lib/postgresql/17/rajt
pg_ctl -D $data -w -t 600 -l /var/lib/postgresql/recovery.log start
while [ "$(psql -h /run/postgresql -Atc 'select pg_is_in_recovery()' postgres)" = t ]; do sleep 0.2; done
pg_ctl -D $data -m fast -w stop
`

async function done(what: string, program: Program): Promise<string> {
  const ended = await program.ended
  if (ended !== 0) throw new Error(`${what} ended with ${ended}:\n${program.output()}`)
  return program.output()
}
