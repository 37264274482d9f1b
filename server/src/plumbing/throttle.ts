import type { Database } from './database.ts'
import { refuse } from './refuse.ts'

export interface Limit {
  /** Hits a window holds. */
  hits: number
  /** Length of a window in milliseconds. */
  window: number
}

const windowStart = (now: Date, limit: Limit) =>
  new Date(Math.floor(now.getTime() / limit.window) * limit.window)

/** Counts one hit; answers whether it is still within the limit. Counters are in the database: every process sees them. */
export async function hit(db: Database, key: string, limit: Limit, now: Date): Promise<boolean> {
  const { hits } = await db
    .insertInto('throttle')
    .values({ key, window_start: windowStart(now, limit), hits: 1 })
    .onConflict((on) =>
      on.columns(['key', 'window_start']).doUpdateSet((eb) => ({ hits: eb('throttle.hits', '+', 1) })),
    )
    .returning('hits')
    .executeTakeFirstOrThrow()
  return hits <= limit.hits
}

/** Counts one hit and refuses with 429 past the limit. */
export async function hitOrRefuse(db: Database, key: string, limit: Limit, now: Date): Promise<void> {
  if (await hit(db, key, limit, now)) return
  const endsAt = windowStart(now, limit).getTime() + limit.window
  refuse('too-many-requests', { retryAfter: Math.ceil((endsAt - now.getTime()) / 1000) })
}

/** Takes one hit back: what turned out to be no failure does not count as one. */
export async function forgive(db: Database, key: string, limit: Limit, now: Date): Promise<void> {
  const window = windowStart(now, limit)
  const one = await db
    .updateTable('throttle')
    .set((eb) => ({ hits: eb('hits', '-', 1) }))
    .where('key', '=', key)
    .where('window_start', '=', window)
    .where('hits', '>', 1)
    .executeTakeFirst()
  if (one.numUpdatedRows > 0n) return
  await db
    .deleteFrom('throttle')
    .where('key', '=', key)
    .where('window_start', '=', window)
    .where('hits', '=', 1)
    .execute()
}
