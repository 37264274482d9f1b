import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { until } from './until.ts'

/** Waits until this many statements wait for a row that somebody else holds. */
export const waitingForLocks = (db: Database, n: number) =>
  until(`${n} wait for a lock`, async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows.length >= n
  })
