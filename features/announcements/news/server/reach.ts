import { sql } from 'kysely'
import type { Tx } from '#platform/server/database.ts'

/** When an item `n` reached those whom it is for; of what was published before this was kept, when it was made. */
export const reachedAt = sql<Date>`coalesce(n.reached_at, n.created_at)`

/**
 * When an item that is published now reaches people: later than every other. Publications take turns until they commit,
 * so that whoever has seen the newest has seen none that comes after it, however long its author's request took. In
 * milliseconds, which is what the wire has.
 */
export async function reachesNow(tx: Tx, now: Date): Promise<Date> {
  await sql`select pg_advisory_xact_lock(hashtext('news'))`.execute(tx)
  const { rows } = await sql<{ at: Date }>`
    select greatest(${now}::timestamptz, date_trunc('milliseconds', clock_timestamp()),
      max(${reachedAt}) + interval '1 millisecond') as at
    from news n`.execute(tx)
  return rows[0]?.at ?? now
}
