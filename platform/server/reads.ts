import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from './database.ts'

/** How long a read waits before each look whether the replica has what it must have, in milliseconds. */
const LOOKS_MS = [0, 5, 20]
/** A replica that says nothing for this long is away. */
const ANSWER_MS = 300
/** How long nobody asks a replica that was away or too far behind. */
const AVOIDED_MS = 1_000

/** Where calls read that say `fromReplica`. */
export interface Reads {
  /**
   * The replica, once it has everything that was committed when this was asked, so that everybody sees what they and others
   * have done; the primary where there is none, or where it does not have it within 30 ms.
   */
  database(): Promise<Database>
  /** The replica failed while it was read: others ask the primary for a while. */
  avoid(why: unknown): void
}

export const onlyPrimary = (primary: Database): Reads => ({ database: async () => primary, avoid() {} })

/** `tell` hears why the replica is left for a while. */
export function readsFrom(replica: Database, primary: Database, tell: (why: unknown) => void): Reads {
  let avoidedUntil = 0
  const avoid = (why: unknown) => {
    avoidedUntil = performance.now() + AVOIDED_MS
    tell(why)
  }
  return {
    avoid,
    async database() {
      if (performance.now() < avoidedUntil) return primary
      const position = await positionOf(primary)
      const why = await whyNot(replica, position)
      if (why === null) return replica
      avoid(why)
      return primary
    },
  }
}

/** What is acknowledged stands before this place of the primary's log. */
async function positionOf(primary: Database): Promise<string> {
  const { rows } = await sql<{
    position: string
  }>`select pg_current_wal_flush_lsn()::text as position`.execute(primary)
  const [row] = rows
  if (!row) throw new Error('the primary has no position')
  return row.position
}

/** Bytes of the primary's log that the replica has not replayed. */
export async function bytesBehind(replica: Database, primary: Database): Promise<number | null> {
  const position = await positionOf(primary)
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(greatest(pg_wal_lsn_diff(${position}::pg_lsn, pg_last_wal_replay_lsn()), 0), 0)::float as bytes`.execute(
    replica,
  )
  return rows[0]?.bytes ?? null
}

/** Null once the replica has what stands before this place of the primary's log. */
async function whyNot(replica: Database, position: string): Promise<unknown> {
  for (const wait of LOOKS_MS) {
    await sleep(wait)
    const silent = sleep(ANSWER_MS, new Error('it does not answer'), { ref: false })
    const is = await Promise.race([hasReplayed(replica, position), silent])
    if (is === true) return null
    if (is !== false) return is
  }
  return new Error('it is behind')
}

/** The failure where it cannot be asked. A database that replays nothing is the primary itself. */
async function hasReplayed(replica: Database, position: string): Promise<boolean | Error> {
  try {
    const { rows } = await sql<{ is: boolean }>`
      select coalesce(pg_last_wal_replay_lsn() >= ${position}::pg_lsn, true) as is`.execute(replica)
    return rows[0]?.is ?? false
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
