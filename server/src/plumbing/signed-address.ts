import { days, later, minutes, seconds } from './clock.ts'
import type { Database } from './database.ts'
import { refuse } from './refuse.ts'
import { isSignedBy, newSecret, sign } from './secrets.ts'

/** Long enough for a page with its pictures; the address stays the same for half of it, so that browsers keep them. */
const SHOWN_FOR = minutes(60)
/** A download begins at once, and once. */
const SAVED_FOR = seconds(60)

interface Made {
  secret: string
  /** The account that may use it; nobody else would get more by it than that account may see. */
  reader: string
  now: Date
}

/**
 * For pictures and players: an address that its reader may use for up to an hour (decision L11).
 * `version`: what is shown; another one has another address.
 */
export function shownAddress(path: string, { secret, reader, now }: Made, version: string): string {
  const half = SHOWN_FOR / 2
  return signed(path, secret, {
    reader,
    until: (Math.floor(now.getTime() / half) + 2) * half,
    once: '',
    version,
  })
}

/** For downloads: an address that its reader may use once, within a minute. */
export function savedAddress(path: string, { secret, reader, now }: Made): string {
  return signed(path, secret, {
    reader,
    until: later(now, SAVED_FOR).getTime(),
    once: newSecret(),
    version: '',
  })
}

interface Terms {
  reader: string
  until: number
  /** Empty where the address may be used again. */
  once: string
  version: string
}

const termNames = ['reader', 'until', 'once', 'version', 'signature'] as const

function signed(path: string, secret: string, terms: Terms): string {
  const bare = withoutTerms(path)
  const given = new URLSearchParams({ ...terms, until: String(terms.until) })
  given.set('signature', sign(secret, message(bare, terms)))
  return `${bare}${bare.includes('?') ? '&' : '?'}${given}`
}

/** The path, and the query of the call itself; written alike wherever it comes from. */
function withoutTerms(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://rajt')
  for (const name of termNames) searchParams.delete(name)
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
}

/** The query of the call itself, without the parameters of the signature. */
export const queryWithoutTerms = (query: unknown) =>
  Object.fromEntries(
    Object.entries(query as Record<string, unknown>).filter(
      ([name]) => !termNames.some((one) => one === name),
    ),
  )

const message = (path: string, { reader, until, once, version }: Terms) =>
  `address ${[path, reader, until, once, version].join(' ')}`

export const isSigned = (url: string) => url.includes('signature=')

/** The account that a signed address was made for; refuses a changed, an old and a spent one alike. */
export async function readerOf(db: Database, url: string, secret: string, now: Date): Promise<string> {
  const { searchParams } = new URL(url, 'http://rajt')
  const named = (name: string) => searchParams.get(name) ?? ''
  const reader = named('reader')
  const once = named('once')
  const version = named('version')
  const signature = named('signature')
  const until = Number(searchParams.get('until'))
  if (!isSignedBy(secret, message(withoutTerms(url), { reader, until, once, version }), signature))
    return refuse('link-invalid')
  if (until <= now.getTime()) return refuse('link-invalid')
  if (once) await spend(db, once, now)
  return reader
}

async function spend(db: Database, once: string, now: Date): Promise<void> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spent_address')
    .values({ once, at: now })
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) return refuse('link-invalid')
}

/** Every night: addresses that are too old to be used need no note that they were used. */
export async function forgetSpentAddresses(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('spent_address')
    .where('at', '<', later(now, -days(1)))
    .execute()
}
