import { createHash, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { openDatabase, openPool } from '#platform/server/database.ts'
import type { Files } from '#platform/server/files.ts'
import { requestFiles } from '#platform/server/request-files.ts'
import { transact } from '#platform/server/transact.ts'

/** How many writes a file lives: some go while a backup is being made. */
export const LIVES = 20

const AT_ONCE = 8

type Queried = Pick<pg.Pool, 'query'>

interface Writing {
  /** Of the database, as the owner of its tables. */
  url: string
  files: Files
  /** As FILES_KEPT_DAYS. */
  keptDays?: number
  /** Writes a second; as many as there is time for where none is given. */
  rate?: number
}

/**
 * Writes rows, and files with their rows as the platform does, and removes files that are twenty writes old. Keeps what the
 * database has acknowledged.
 */
export async function writing({ url, files, keptDays = 0, rate = Number.POSITIVE_INFINITY }: Writing) {
  const acknowledged: number[] = []
  const failures: unknown[] = []
  const inFlight = new Set<Promise<void>>()
  const ids: string[] = []
  let begun = 0
  let isOver = false
  const pool = openPool(url, AT_ONCE)
  const db = openDatabase(pool)
  const store = requestFiles(files, keptDays)
  await pool.query('create table written (n int primary key, words text)')
  const run = async () => {
    const from = performance.now()
    while (!isOver) {
      const n = ++begun
      await sleep(Math.max(0, from + (n * 1_000) / rate - performance.now()))
      while (inFlight.size >= AT_ONCE) await Promise.race(inFlight)
      const one: Promise<void> = write(n)
        .catch((error) => void failures.push(error))
        .finally(() => inFlight.delete(one))
      inFlight.add(one)
    }
    await Promise.all(inFlight)
    await db.destroy()
  }
  async function write(n: number): Promise<void> {
    await pool.query('insert into written values ($1, $2)', [n, 'x'.repeat(2000)])
    ids.push(await addFile(n))
    const id = ids.length > LIVES ? ids.shift() : undefined
    if (id) await transact(db, (tx) => store.remove(tx, id))
    acknowledged.push(n)
  }
  /** Its name is the hash of its content. */
  async function addFile(n: number): Promise<string> {
    const content = randomBytes(1000 + (n % 3000))
    const about = { mediaType: 'image/webp', name: hashOf(content), extension: 'webp' }
    const file = await store.put('pictures', content, about)
    return transact(db, (tx) => store.keep(tx, file, new Date()))
  }
  const done = run()
  return {
    acknowledged,
    /** The number of the last write that was begun. */
    begun: () => begun,
    /** Resolves once everything that was begun is acknowledged; fails where something was not. */
    async stop() {
      isOver = true
      await done
      if (failures.length > 0) throw failures[0]
    },
  }
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')

export async function inDatabase<T>(url: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = openPool(url, 1)
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}

/** The numbers of the rows that a database has. */
export async function writtenRows(pool: Queried): Promise<Set<number>> {
  const { rows } = await pool.query<{ n: number }>('select n from written')
  return new Set(rows.map(({ n }) => n))
}

type Stored = Pick<Files, 'size' | 'read'>

interface FileRow {
  key: string
  name: string
  bytes: number
}

/** Keys of rows whose file is missing or not what was written; and how many rows there are. */
export async function filesOfRows(pool: Queried, files: Stored): Promise<{ rows: number; wrong: string[] }> {
  const { rows } = await pool.query<FileRow>('select key, name, bytes from file')
  const wrong = []
  for (const row of rows) if (!(await isWhole(files, row))) wrong.push(row.key)
  return { rows: rows.length, wrong }
}

async function isWhole(files: Stored, { key, name, bytes }: FileRow): Promise<boolean> {
  if ((await files.size(key)) !== bytes) return false
  const content = await buffer(files.read(key))
  return content.length === bytes && (!/^[0-9a-f]{64}$/.test(name) || hashOf(content) === name)
}

/** Takes the rows of `writing` away, so that the rules of all features can be asked. */
export async function withoutWritten(pool: Queried): Promise<void> {
  await pool.query("delete from file where name ~ '^[0-9a-f]{64}$'")
  await pool.query('drop table written')
}
