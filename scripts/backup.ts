import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import pg from 'pg'
import { socketFolder } from '#platform/server/folder-lock.ts'

/** What a server writes for itself while it runs, and the log of changes, which is copied at the end. */
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|pg_wal|pg_replslot|pg_dynshmem|pg_stat_tmp|pg_notify|pg_snapshots)$/
/** Folders that a server wants to find, empty or not. */
const EXPECTED = ['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_stat_tmp', 'pg_notify', 'pg_snapshots']
const SLOT = 'rajt_backup'

/**
 * A copy of a running `DATA_DIR` that a start with `DATA_DIR=to` takes up, as PostgreSQL's own online backup does it: the
 * log of changes is held from the first file copied to the last one.
 */
export async function backUp(from: string, to: string): Promise<void> {
  if (existsSync(to) && readdirSync(to).length > 0) throw new Error(`${to} is not empty`)
  const sockets = encodeURIComponent(socketFolder(from))
  const client = new pg.Client(`postgres://rajt@localhost/postgres?host=${sockets}`)
  await client.connect()
  try {
    // Temporary: it goes with this connection, however the backup ends.
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [SLOT])
    await client.query("select pg_backup_start('rajt', true)")
    mkdirSync(to, { recursive: true, mode: 0o700 })
    const [data, copy] = [join(from, 'postgres'), join(to, 'postgres')]
    mkdirSync(copy, { mode: 0o700 })
    for (const name of readdirSync(data))
      if (!LEFT_OUT.test(name)) copyTree(join(data, name), join(copy, name))
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    for (const name of EXPECTED) mkdirSync(join(copy, name), { mode: 0o700 })
    for (const name of readdirSync(join(data, 'pg_wal')))
      if (/^[0-9A-F]{24}$/.test(name)) copyFileSync(join(data, 'pg_wal', name), join(copy, 'pg_wal', name))
    writeFileSync(join(copy, 'backup_label'), rows[0]?.labelfile ?? '', { mode: 0o600 })
  } finally {
    await client.end()
  }
  // After the database, so that no row names a file that is missing.
  for (const name of ['files', 'secret'])
    if (existsSync(join(from, name))) copyTree(join(from, name), join(to, name))
}

/** A file that vanishes before it is copied was not needed: the log of changes knows. */
function copyTree(from: string, to: string): void {
  if (!statSync(from, { throwIfNoEntry: false })?.isDirectory()) {
    copyFile(from, to)
    return
  }
  mkdirSync(to, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(from)) copyTree(join(from, name), join(to, name))
}

function copyFile(from: string, to: string): void {
  try {
    copyFileSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

// `npm run backup <folder>`
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const to = process.argv[2]
  if (!to) throw new Error('say where to: npm run backup <an empty folder>')
  const root = fileURLToPath(new URL('..', import.meta.url))
  await backUp(resolve(root, process.env.DATA_DIR || 'data'), resolve(to))
  console.log(`Backed up to ${resolve(to)}: start it with DATA_DIR=${resolve(to)}`)
}
