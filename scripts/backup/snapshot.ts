import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { CannotStart } from '#platform/server/cannot-start.ts'
import { tarBytes, tarEnd, tarFile, tarFolder } from './tar.ts'

/** What a server writes for itself while it runs, and the log of changes, which is copied at the end. */
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|pg_wal|pg_replslot|pg_dynshmem|pg_stat_tmp|pg_notify|pg_snapshots)$/
/** Folders that a server wants to find, empty or not. */
const EXPECTED = ['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_stat_tmp', 'pg_notify', 'pg_snapshots']
const LOCK_TRIES = 60
const LOCK_PAUSE_MS = 500
const LOCK_TIMEOUT = '55P03'

interface Snapshot {
  /** Connected to the database as its superuser, with a slot that holds its log of changes. */
  client: pg.Client
  dataDir: string
  /** Null: they are in a bucket. */
  files: string | null
}

/** What a snapshot found. */
export interface Counts {
  files: number
  /** Keys that a row names and no file has, at the moment of the snapshot. */
  missing: string[]
}

/**
 * A running `DATA_DIR` of one moment as an archive. The database as PostgreSQL's own online backup does it: its log of
 * changes is held from the first file copied to the last one. Of the files those that a row names: most while the database
 * is copied, the last ones while no row of a file may come or go, which is also when the database's copy ends.
 */
export async function* snapshot(
  { client, dataDir, files }: Snapshot,
  counts: Counts,
): AsyncGenerator<Buffer> {
  const data = join(dataDir, 'postgres')
  const copied = new Set<string>()
  yield* namedFiles(client, files, copied)
  const { first } = await one<{ first: string }>(
    client,
    "select pg_walfile_name(pg_backup_start('rajt', true)) as first",
  )
  yield tarFolder('postgres')
  for (const name of readdirSync(data))
    if (!LEFT_OUT.test(name)) yield* tree(join(data, name), `postgres/${name}`)
  for (const name of EXPECTED) yield tarFolder(`postgres/${name}`)
  yield* namedFiles(client, files, copied)
  await holdFiles(client)
  counts.missing = yield* namedFiles(client, files, copied)
  counts.files = copied.size
  const { last, label } = await one<{ last: string; label: string }>(
    client,
    'select pg_walfile_name(lsn) as last, labelfile as label from pg_backup_stop(false)',
  )
  await client.query('commit')
  for (const name of readdirSync(join(data, 'pg_wal')))
    if (/^[0-9A-F]{24}$/.test(name) && name >= first && name <= last)
      yield* tarFile(`postgres/pg_wal/${name}`, join(data, 'pg_wal', name))
  yield tarBytes('postgres/backup_label', Buffer.from(label))
  yield* tarFile('secret', join(dataDir, 'secret'))
  yield tarEnd()
}

/** Files that rows name now and that are not copied yet; answers the keys of those that are not there. */
async function* namedFiles(
  client: pg.Client,
  root: string | null,
  copied: Set<string>,
): AsyncGenerator<Buffer, string[]> {
  if (!root) return []
  const { rows } = await client.query<{ key: string }>('select key from file')
  const missing: string[] = []
  for (const { key } of rows) {
    if (copied.has(key)) continue
    if (yield* tarFile(`files/${key}`, join(root, key))) copied.add(key)
    else missing.push(key)
  }
  return missing
}

/**
 * Until the commit no row of a file comes or goes; who would write one waits for some milliseconds. A file is there before
 * its row and goes after it, so each row has its file meanwhile.
 */
async function holdFiles(client: pg.Client): Promise<void> {
  for (let tries = 0; tries < LOCK_TRIES; tries++) {
    await client.query('begin')
    // A backup that stands still lets go of what waits for it; one that waits lets the others pass.
    await client.query(
      "set local idle_in_transaction_session_timeout = '20s'; set local lock_timeout = '500ms'",
    )
    const isHeld = await client.query('lock table file in share mode').then(() => true, whenTimedOut)
    if (isHeld) return
    await client.query('rollback')
    await sleep(LOCK_PAUSE_MS)
  }
  throw new CannotStart('Uploads go on without a pause: nothing is backed up. Try it again later.')
}

function whenTimedOut(error: { code?: string }): false {
  if (error.code !== LOCK_TIMEOUT) throw error
  return false
}

/** A file that vanishes before it is copied was not needed: the log of changes knows. */
async function* tree(from: string, path: string): AsyncGenerator<Buffer> {
  if (!statSync(from, { throwIfNoEntry: false })?.isDirectory()) {
    yield* tarFile(path, from)
    return
  }
  yield tarFolder(path)
  for (const name of readdirSync(from)) yield* tree(join(from, name), `${path}/${name}`)
}

async function one<Row extends object>(client: pg.Client, text: string): Promise<Row> {
  const { rows } = await client.query<Row>(text)
  if (!rows[0]) throw new Error(`no answer: ${text}`)
  return rows[0]
}
