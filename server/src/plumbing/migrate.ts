import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'

const FOLDER = join(import.meta.dirname, '../../migrations')
/** Any constant: processes that start together take turns. */
const LOCK = 7_208_451

/** Applies the numbered files that this database has not seen, each in its own transaction, forward only. */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null)',
    )
    const { rows } = await client.query<{ name: string }>('select name from migration')
    const seen = new Set(rows.map((row) => row.name))
    const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql') && !seen.has(name))
    for (const name of files.sort()) await apply(client, name)
    return files
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined)
    client.release()
  }
}

async function apply(client: pg.PoolClient, name: string): Promise<void> {
  await client.query('begin')
  try {
    await client.query(readFileSync(join(FOLDER, name), 'utf8'))
    await client.query('insert into migration values ($1, now())', [name])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    throw new Error(`migration ${name} failed`, { cause })
  }
}
