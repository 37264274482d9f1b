import pg from 'pg'
import { type Database, openDatabase, openPool } from '#platform/server/database.ts'
import { until } from '#testing/server/until.ts'
import { addresses } from './lan.ts'
import { freeze, kill, mend, type Program, runEngine, thaw } from './machine.ts'
import { pgbackrestOf } from './pgbackrest-places.ts'

/** Machines of etcd, Patroni and PostgreSQL. */
export const databases = ['db1', 'db2', 'db3'] as const
export type DatabaseMachine = (typeof databases)[number]

export const passwords = { owner: 'owner-secret', app: 'app-secret' }
const PASSWORDS = {
  PATRONI_SUPERUSER_PASSWORD: 'superuser-secret',
  PATRONI_REPLICATION_PASSWORD: 'replication-secret',
  PATRONI_REWIND_PASSWORD: 'rewind-secret',
  RAJT_OWNER_PASSWORD: passwords.owner,
  RAJT_PASSWORD: passwords.app,
}
const PATIENCE_MS = 120_000
const ASK_MS = 1_000

/** Three databases as deploy/ has them, with a primary and a second machine that has all of its commits. */
export async function startDatabases(disk: string): Promise<void> {
  for (const machine of databases) startDatabase(disk, machine)
  await untilWhole()
}

/** A restored database as the first primary, and the others as copies of it. */
export async function adoptDatabase(disk: string, restored: DatabaseMachine): Promise<void> {
  for (const machine of databases) startEtcd(disk, machine)
  const first = startPatroni(disk, restored)
  await until('the restored database is the primary', () => isA(restored, 'primary'), PATIENCE_MS).catch(
    (cause) => {
      throw new Error(`${cause.message}:\n${first.output()}`, { cause })
    },
  )
  for (const machine of databases) if (machine !== restored) startPatroni(disk, machine)
  await untilWhole()
}

/** Also one that was killed, on what its disk has. */
export function startDatabase(disk: string, machine: DatabaseMachine): Program[] {
  mend(machine)
  return [startEtcd(disk, machine), startPatroni(disk, machine)]
}

const startEtcd = (disk: string, machine: DatabaseMachine): Program =>
  runEngine(machine, disk, {
    words: ['etcd'],
    user: 'etcd',
    folders: { '/var/lib/etcd': 'etcd' },
    env: etcdOf(machine),
  })

function startPatroni(disk: string, machine: DatabaseMachine): Program {
  const pgbackrest = pgbackrestOf(machine)
  return runEngine(machine, disk, {
    words: ['patroni', '/etc/patroni/config.yml'],
    user: 'postgres',
    files: {
      '/etc/patroni/config.yml': 'deploy/patroni/patroni.yml',
      '/etc/patroni/make-database.sh': 'deploy/patroni/make-database.sh',
      ...pgbackrest.files,
    },
    folders: { '/var/lib/postgresql': 'postgresql', '/run/postgresql': 'run', ...pgbackrest.folders },
    env: {
      PATRONI_NAME: machine,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${machine}:5432`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `${machine}:8008`,
      ...PASSWORDS,
    },
  })
}

/** What deploy/etcd/etcd says for db1, for each of the three. */
const etcdOf = (machine: DatabaseMachine) => ({
  ETCD_NAME: machine,
  ETCD_DATA_DIR: '/var/lib/etcd/default',
  ETCD_LISTEN_PEER_URLS: `http://0.0.0.0:2380`,
  ETCD_LISTEN_CLIENT_URLS: `http://0.0.0.0:2379`,
  ETCD_ADVERTISE_CLIENT_URLS: `http://${machine}:2379`,
  ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${machine}:2380`,
  ETCD_INITIAL_CLUSTER: databases.map((one) => `${one}=http://${one}:2380`).join(),
  ETCD_INITIAL_CLUSTER_TOKEN: 'rajt',
  ETCD_INITIAL_CLUSTER_STATE: 'new',
})

/** The answer of a machine's Patroni says what the machine is. */
const isA = (machine: DatabaseMachine, role: string): Promise<boolean> =>
  fetch(`http://${addresses[machine]}:8008/${role}`, { signal: AbortSignal.timeout(ASK_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )

export async function findPrimary(): Promise<DatabaseMachine | null> {
  for (const machine of databases) if (await isA(machine, 'primary')) return machine
  return null
}

/** Every change of the primary that the cluster knows: timeline, place in the log, why, when, who. */
export const historyOf = async (machine: DatabaseMachine): Promise<string> =>
  (await fetch(`http://${addresses[machine]}:8008/history`)).text()

export async function primary(): Promise<DatabaseMachine> {
  const found = await findPrimary()
  if (!found) throw new Error('there is no primary')
  return found
}

/** There is a primary, a synchronous second one, and all three follow. */
export const untilWhole = () =>
  until(
    'all databases follow their primary',
    async () => {
      const roles = await Promise.all(
        databases.map((one) =>
          Promise.all([isA(one, 'primary'), isA(one, 'replica'), isA(one, 'synchronous')]),
        ),
      )
      const count = (n: number) => roles.filter((role) => role[n]).length
      return count(0) === 1 && count(1) === 2 && count(2) === 1
    },
    PATIENCE_MS,
  )

/** Asks the primary itself, as the role that owns the tables. */
export const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  ask<Row>(ownerAddress(await primary()), text, values)

/** The same as the administrator, who sees what everybody does. */
export const queryAll = async <Row extends object>(text: string, values: unknown[] = []) =>
  queryOn<Row>(await primary(), text, values)

/** The same on any of the three. */
export const queryOn = <Row extends object>(machine: DatabaseMachine, text: string, values: unknown[] = []) =>
  ask<Row>(
    `postgres://postgres:${PASSWORDS.PATRONI_SUPERUSER_PASSWORD}@${addresses[machine]}:5432/rajt`,
    text,
    values,
  )

async function ask<Row extends object>(address: string, text: string, values: unknown[]): Promise<Row[]> {
  const client = new pg.Client(address)
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** Work on the primary, as the role that owns the tables. */
export async function inCluster<T>(work: (db: Database, pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = openPool(ownerAddress(await primary()), 2, { query: 60_000 })
  const db = openDatabase(pool)
  try {
    return await work(db, pool)
  } finally {
    await db.destroy()
  }
}

export const ownerAddress = (machine: DatabaseMachine) =>
  `postgres://rajt_owner:${passwords.owner}@${addresses[machine]}:5432/rajt`

/** The ways a machine can be lost, and how it comes back. */
export const losses = {
  killed: {
    lose: kill,
    bringBack: (machine: DatabaseMachine, disk: string) => void startDatabase(disk, machine),
  },
  frozen: { lose: freeze, bringBack: (machine: DatabaseMachine) => thaw(machine) },
} as const
