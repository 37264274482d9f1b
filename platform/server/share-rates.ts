import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { Rate, Share } from './rates.ts'

const TELL_MS = 1_000

interface Told extends Share {
  rate: Rate
  /** Under which all processes count it. */
  name: string
}

/**
 * Tells the other processes of this database each second what was counted here, and hears what they counted: together
 * they let through a tenth more for each further process, and what a second brings. While the database is away each
 * counts alone.
 */
export function shareRates(db: Database, rates: Record<string, Rate>, hidden: (key: string) => string) {
  let told: Promise<void> | undefined
  const tell = async () => {
    await told
    told ??= tellAll(db, sharesOf(rates, hidden))
      .catch(() => undefined) // What could not be told is told the next time.
      .finally(() => {
        told = undefined
      })
    await told
  }
  const timer = setInterval(() => void tell(), TELL_MS)
  timer.unref()
  return { tell, stop: () => clearInterval(timer) }
}

const sharesOf = (rates: Record<string, Rate>, hidden: (key: string) => string): Told[] =>
  Object.entries(rates).flatMap(([of, rate]) =>
    rate.untold().map((share) => ({ ...share, rate, name: `rate ${of} ${hidden(share.key)}` })),
  )

async function tellAll(db: Database, shares: readonly Told[]): Promise<void> {
  if (shares.length === 0) return
  const { rows } = await sql<{ key: string; start: number; hits: number }>`
    insert into throttle (key, window_start, hits)
    select key, to_timestamp(start / 1000.0), hits
    from unnest(${shares.map(({ name }) => name)}::text[], ${shares.map(({ start }) => start)}::bigint[],
      ${shares.map(({ hits }) => hits)}::integer[]) as told (key, start, hits)
    order by key
    on conflict (key, window_start) do update set hits = throttle.hits + excluded.hits
    returning key, hits`.execute(db)
  const totals = new Map(rows.map(({ key, hits }) => [key, hits]))
  for (const share of shares) share.rate.heard(share, totals.get(share.name) ?? share.hits)
}
