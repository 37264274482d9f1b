import { createWriteStream, existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createZstdCompress } from 'node:zlib'
import pg from 'pg'
import { LAST_BACKUP } from '#app/server/tell-backups.ts'
import { CannotStart } from '#platform/server/cannot-start.ts'
import { socketFolder } from '#platform/server/folder-lock.ts'
import type { Settings } from '#platform/server/settings.ts'
import { seal } from './seal.ts'
import { type Counts, snapshot } from './snapshot.ts'

const SLOT = 'rajt_backup'
const SLOT_EXISTS = '42710'
const NOBODY_THERE = ['ENOENT', 'ECONNREFUSED']

/**
 * Writes the database, files and secret of a running `DATA_DIR`, all of one moment, into one file: tar, compressed by
 * Zstandard, sealed with the key. It has its name once it is whole. `DATA_DIR/last-backup.json` then tells when and how large.
 * Refuses to write over something, and a database that is not the embedded one.
 */
export async function backUp(
  settings: Settings,
  to: string,
  key: Buffer,
): Promise<Counts & { bytes: number }> {
  const { dataDir } = settings
  if (settings.DATABASE_URL)
    throw new CannotStart(
      'This is for the embedded database; for one of your own see docs/hardening.md, Backups.',
    )
  if (existsSync(to)) throw new CannotStart(`${to} exists already: a backup is never written over something.`)
  const at = new Date()
  const unfinished = `${to}.part`
  const counts: Counts = { files: 0, missing: [] }
  const client = await connected(dataDir)
  try {
    await hold(client)
    await pipeline(
      snapshot({ client, dataDir, files: folderOfFiles(settings) }, counts),
      createZstdCompress(),
      (content) => seal(content, key),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    )
    renameSync(unfinished, to)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  } finally {
    await client.end()
  }
  const bytes = statSync(to).size
  writeFileSync(join(dataDir, LAST_BACKUP), JSON.stringify({ at, bytes }))
  return { ...counts, bytes }
}

async function connected(dataDir: string): Promise<pg.Client> {
  const client = new pg.Client(
    `postgres://rajt@localhost/postgres?host=${encodeURIComponent(socketFolder(dataDir))}`,
  )
  // A connection that ends says so to whoever asks next.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    if (!NOBODY_THERE.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    throw new CannotStart(`No Rajt is running on ${dataDir}: start it, or copy the folder as it is.`)
  }
}

/** Temporary: it goes with this connection, however the backup ends. */
async function hold(client: pg.Client): Promise<void> {
  try {
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [SLOT])
  } catch (error) {
    if ((error as { code?: string }).code !== SLOT_EXISTS) throw error
    throw new CannotStart('Another backup of this folder is being made.')
  }
}

function folderOfFiles({ FILES_URL, dataDir }: Settings): string | null {
  if (!FILES_URL) return join(dataDir, 'files')
  return FILES_URL.startsWith('file:') ? fileURLToPath(FILES_URL) : null
}
