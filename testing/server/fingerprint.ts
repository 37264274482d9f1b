import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/**
 * Counters that a refused request may move: how often somebody tried, and when they were last seen. Who is suggested to
 * somebody is drawn when they read it.
 */
const moving = new Set(['throttle', 'session', 'sign_in_refusal', 'migration', 'last_activity', 'suggested'])

/** What the course's author writes; no call does. */
const content =
  /^(content_version|lesson|lesson_medium|lesson_text|medium|module|module_text|personality_(statement|type)|question|question_text|version_term)$/

/**
 * Makes two functions that tell whether any row was added, changed or removed: of the people's data,
 * and of the content, which is larger and looked at less often.
 */
export async function fingerprints(db: Database) {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  const tables = rows.map(({ name }) => name).filter((name) => !moving.has(name))
  const jobs = "select 'jobs', count(*), max(id) from graphile_worker._private_jobs"
  const sessions = "select 'session', count(*), 0 from session"
  return {
    people: fingerprint(db, [...tables.filter((name) => !content.test(name)).map(stateOf), jobs, sessions]),
    content: fingerprint(db, tables.filter((name) => content.test(name)).map(stateOf)),
  }
}

// A changed row is a new one to PostgreSQL, with the number of the transaction that wrote it.
const stateOf = (table: string) =>
  `select '${table}' as name, count(*) as n, max(xmin::text::bigint) as x from "${table}"`

/** Counted anew only after something was written: most requests are refused before they come near a row. */
function fingerprint(db: Database, parts: string[]): () => Promise<string> {
  const all = sql.raw<{ name: string; n: number; x: number }>(parts.join(' union all '))
  let known = { number: '', state: '' }
  return async () => {
    const number = await nextNumber(db)
    if (number !== known.number) {
      const { rows } = await all.execute(db)
      known = { number, state: rows.map(({ name, n, x }) => `${name} ${n} ${x}`).join('\n') }
    }
    return known.state
  }
}

/** The number of the next transaction that writes; reading takes none. */
async function nextNumber(db: Database): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as number`.execute(db)
  return rows[0]?.number ?? ''
}
