import { type RawBuilder, sql } from 'kysely'
import type { Database, Queryable } from './database.ts'
import { refuse } from './refuse.ts'

export interface Limit {
  /** Hits a window holds. */
  hits: number
  /** Length of a window in milliseconds. */
  window: number
}

export interface Counter {
  key: string
  limit: Limit
}

const windowStart = (now: Date, limit: Limit) =>
  new Date(Math.floor(now.getTime() / limit.window) * limit.window)

interface Hits {
  key: string
  hits: number
}

const counting = (windows: RawBuilder<unknown>) => sql<Hits>`
  insert into throttle (key, window_start, hits)
  select key, window_start, 1 from ${windows}
  on conflict (key, window_start) do update set hits = throttle.hits + 1
  returning key, hits`

const counted = (windows: RawBuilder<unknown>) => sql<Hits>`
  select key, hits from ${windows} join throttle using (key, window_start)`

async function hitsOf(statement: typeof counted, db: Queryable, counters: readonly Counter[], now: Date) {
  const keys = counters.map(({ key }) => key)
  const starts = counters.map(({ limit }) => windowStart(now, limit))
  const windows = sql`unnest(${keys}::text[], ${starts}::timestamptz[]) as counters (key, window_start)`
  const { rows } = await statement(windows).execute(db)
  return new Map(rows.map((row) => [row.key, row.hits]))
}

/** Counts one hit at each, from now on in the sight of every process. */
export async function hitAll(db: Queryable, counters: readonly Counter[], now: Date): Promise<void> {
  await hitsOf(counting, db, counters, now)
}

/** The first counter that has no hit left. */
export async function usedUp(
  db: Queryable,
  counters: readonly Counter[],
  now: Date,
): Promise<Counter | null> {
  const hits = await hitsOf(counted, db, counters, now)
  return counters.find(({ key, limit }) => (hits.get(key) ?? 0) >= limit.hits) ?? null
}

/** Counts one hit; answers whether it is still within the limit. */
export async function hit(db: Queryable, counter: Counter, now: Date): Promise<boolean> {
  const hits = await hitsOf(counting, db, [counter], now)
  return (hits.get(counter.key) ?? 0) <= counter.limit.hits
}

/**
 * Counts one hit at each, from the narrowest on, and stops at the first that is used up: whoever has spent
 * their own budget spends no wider one. Answers whether all had a hit left.
 */
export async function hitEach(db: Database, counters: readonly Counter[], now: Date): Promise<boolean> {
  for (const counter of counters) if (!(await hit(db, counter, now))) return false
  return true
}

/** Counts one hit and refuses with 429 past the limit. */
export async function hitOrRefuse(db: Database, counter: Counter, now: Date): Promise<void> {
  if (!(await hit(db, counter, now))) refuseUsedUp(counter, now)
}

/** Counts nothing; refuses with 429 where one has no hit left. */
export async function usedUpOrRefuse(db: Queryable, counters: readonly Counter[], now: Date): Promise<void> {
  const counter = await usedUp(db, counters, now)
  if (counter) refuseUsedUp(counter, now)
}

function refuseUsedUp({ limit }: Counter, now: Date): never {
  const endsAt = windowStart(now, limit).getTime() + limit.window
  return refuse('too-many-requests', { retryAfter: Math.ceil((endsAt - now.getTime()) / 1000) })
}

/** Where a request comes from, as keyed hashes. */
export interface ClientOrigin {
  address: string
  /** Of IPv6 the /48; null for IPv4. */
  site: string | null
}

/** Networks of one site that may spend their whole budget. */
export const SITE_FACTOR = 4

/** The counter of an address, and that of its site. */
export function perAddress(key: string, limit: Limit, { address, site }: ClientOrigin): Counter[] {
  const own = { key: `${key} ${address}`, limit }
  if (!site) return [own]
  return [own, { key: `${key} site ${site}`, limit: { ...limit, hits: limit.hits * SITE_FACTOR } }]
}
