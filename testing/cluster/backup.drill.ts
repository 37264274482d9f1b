import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { days, later } from '#platform/server/clock.ts'
import { openFiles } from '#platform/server/open-files.ts'
import { readStoreAddress } from '#platform/server/s3/address.ts'
import { askerOf } from '#platform/server/s3/ask.ts'
import { readSettings } from '#platform/server/settings.ts'
import { sweepFiles } from '#platform/server/sweep-files.ts'
import { filesOfRows, LIVES, withoutWritten, writing, writtenRows } from '#testing/server/backed-up.ts'
import { brokenRules } from '#testing/server/invariants.ts'
import { until } from '#testing/server/until.ts'
import { fillDemonstration, startApp, startWays } from './app.ts'
import { makeStore, storePort } from './ceph.ts'
import { addresses, buildLan, CLIENT, removeLan } from './lan.ts'
import { kill, mend } from './machine.ts'
import {
  adoptDatabase,
  databases,
  inCluster,
  ownerAddress,
  primary,
  query,
  startDatabases,
} from './patroni.ts'
import {
  archive,
  giveCertificate,
  makeCertificates,
  pgbackrest,
  recover,
  restoreTo,
  startServer,
} from './pgbackrest.ts'

const RATE = 100
const BEFORE_MS = 8_000
const AFTER_MS = 8_000
/** What archive_timeout allows, and what archiving takes. */
const ARCHIVED_MS = 75_000
const KEPT_DAYS = 30

test('a cluster with a folder of files that is lost as a whole comes back as it was at a moment', () =>
  loseAndRestore(async () => ({})))

test('a cluster with a bucket of files that is lost as a whole comes back as it was at a moment', () =>
  loseAndRestore(inBucket))

/**
 * Three databases with their log of changes in an encrypted repository, and files that outlive them. All three are lost
 * with their disks while a hundred writes a second go on; a new cluster is made of one moment before, and has the file of
 * every row.
 */
async function loseAndRestore(makeStoreOn: (disk: string) => Promise<StoreSettings>): Promise<void> {
  const disk = mkdtempSync(join(tmpdir(), 'rajt-backups-'))
  onTestFinished(() => {
    removeLan()
    rmSync(disk, { recursive: true, force: true })
  })
  buildLan()
  const store = await makeStoreOn(disk)
  const files = await openFiles(readSettings({ DATA_DIR: join(disk, 'shared'), ...store }))
  await prepare(disk, store)
  print('full backup', (await pgbackrest(disk, 'store', 'backup', '--type=full')).seconds)
  const writer = await writing({
    url: ownerAddress(await primary()),
    files,
    keptDays: KEPT_DAYS,
    rate: RATE,
  })
  await sleep(BEFORE_MS)
  print(
    'incremental backup, under writes',
    (await pgbackrest(disk, 'store', 'backup', '--type=incr')).seconds,
  )
  await sleep(BEFORE_MS)
  const moment = await momentOf(writer)
  await sleep(AFTER_MS)
  print('until the moment was in the repository', await timed(() => untilArchived(moment.segment)))
  await writer.stop()
  const since = writer.begun() - moment.begun
  print('writes after the moment', since)
  // Of the files that rows named at the moment, none has its row any more.
  expect(since).toBeGreaterThan(LIVES)
  // Two nights later what no row names would be gone, were it not kept.
  await inCluster((db) => sweepFiles({ db, files, keptDays: KEPT_DAYS }, later(new Date(), days(2))))
  process.stdout.write((await pgbackrest(disk, 'store', 'info')).said)

  for (const machine of databases) {
    kill(machine)
    rmSync(join(disk, machine), { recursive: true })
  }
  const from = performance.now()
  for (const machine of databases) {
    mend(machine)
    giveCertificate(disk, machine)
    await startServer(disk, machine)
  }
  print('restore', (await restoreTo(disk, 'db1', moment.at)).seconds)
  print('recovery to the moment', await timed(() => recover(disk, 'db1')))
  print('three databases under Patroni', await timed(() => adoptDatabase(disk, 'db1')))
  const app = await startApp(disk, 'app1', {
    ...store,
    ROLES: 'web',
    SMTP_URL: `smtp://${CLIENT}:25`,
  })
  print('from the loss to the first answer', (performance.now() - from) / 1_000)
  app.child.kill('SIGTERM')
  await app.ended

  await inCluster(async (_, pool) => {
    const kept = await writtenRows(pool)
    print('rows at the moment', kept.size)
    expect(moment.before.filter((n) => !kept.has(n))).toEqual([])
    expect(Math.max(...kept)).toBeLessThanOrEqual(moment.begun)
    const { rows, wrong } = await filesOfRows(pool, files)
    print('rows of files', rows)
    expect(wrong).toEqual([])
    await withoutWritten(pool)
    expect(await brokenRules(pool)).toEqual([])
  })
}

type StoreSettings = Record<string, string>

async function inBucket(disk: string): Promise<StoreSettings> {
  const key = { accessKeyId: 'DRILL', secretAccessKey: 'drill-secret' }
  await makeStore(disk, key)
  const FILES_URL = `s3://files?endpoint=http://${addresses.store}:${storePort}`
  const asOwner = askerOf(readStoreAddress(FILES_URL), { present: () => key, renew: () => false })
  await asOwner({ method: 'PUT' })
  return { FILES_URL, FILES_KEY_ID: key.accessKeyId, FILES_KEY_SECRET: key.secretAccessKey }
}

async function prepare(disk: string, store: StoreSettings): Promise<void> {
  await makeCertificates(disk)
  for (const machine of ['store', ...databases] as const) await startServer(disk, machine)
  await startDatabases(disk)
  startWays(disk, 'app1')
  await fillDemonstration(disk, 'app1', store)
  await archive(disk, await primary())
  await pgbackrest(disk, 'store', 'stanza-create')
  await pgbackrest(disk, 'store', 'check')
}

interface Moment {
  /** As pgBackRest wants it. */
  at: string
  /** The file of the log of changes that has it. */
  segment: string
  /** Writes that were acknowledged before it. */
  before: number[]
  /** The last one that was begun before it, or while it was asked. */
  begun: number
}

async function momentOf({ acknowledged, begun }: Awaited<ReturnType<typeof writing>>): Promise<Moment> {
  const before = [...acknowledged]
  const [row] = await query<{ at: string; segment: string }>(`
    select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00' as at,
      pg_walfile_name(pg_current_wal_lsn()) as segment`)
  if (!row) throw new Error('the database tells no time')
  return { ...row, before, begun: begun() }
}

const untilArchived = (segment: string) =>
  until(
    `${segment} is archived`,
    async () => {
      const [row] = await query<{ last: string | null }>(
        'select last_archived_wal as last from pg_stat_archiver',
      )
      return (row?.last ?? '') >= segment
    },
    ARCHIVED_MS,
  )

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return (performance.now() - from) / 1_000
}

const print = (what: string, figure: number) =>
  process.stdout.write(`${what}: ${Number.isInteger(figure) ? figure : `${figure.toFixed(1)} s`}\n`)
