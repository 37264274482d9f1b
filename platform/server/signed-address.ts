import { days, later, minutes, seconds } from './clock.ts'
import type { Database } from './database.ts'
import { refuse } from './refuse.ts'
import { signersOf } from './rolled-keys.ts'
import { isSignedByOne, keyFor, newSecret, sign } from './secrets.ts'
import type { Settings } from './settings.ts'

/** Long enough for a page with its pictures; the address stays the same for half of it, so that browsers keep them. */
const SHOWN_FOR = minutes(60)
/** A download begins at once, and once. */
const SAVED_FOR = seconds(60)

interface Made {
  settings: Settings
  /** Whose session it is made in and ends with; nobody else would get more by it than its person may see. */
  actor: { session: string }
  now: Date
}

/**
 * For pictures and players: an address that its reader may use for up to an hour (decisions L11, Y11).
 * `version`: what is shown; another one has another address.
 */
export function shownAddress(path: string, { settings, actor, now }: Made, version: string): string {
  const half = SHOWN_FOR / 2
  return signed(path, settings, {
    session: actor.session,
    until: (Math.floor(now.getTime() / half) + 2) * half,
    once: '',
    version,
  })
}

/** For downloads: an address that its reader may use once, within a minute. */
export function savedAddress(path: string, { settings, actor, now }: Made): string {
  return signed(path, settings, {
    session: actor.session,
    until: later(now, SAVED_FOR).getTime(),
    once: newSecret(),
    version: '',
  })
}

interface Terms {
  /** The session's id, which is no secret (migration 0018). */
  session: string
  until: number
  /** Empty where the address may be used again. */
  once: string
  version: string
}

const termNames = ['session', 'until', 'once', 'version', 'signature'] as const

function signed(path: string, { SECRET }: Settings, terms: Terms): string {
  const bare = withoutTerms(path)
  const given = new URLSearchParams({ ...terms, until: String(terms.until) })
  given.set('signature', sign(keyFor('signed address', SECRET), message(bare, terms)))
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

const message = (path: string, { session, until, once, version }: Terms) =>
  `address ${[path, session, until, once, version].join(' ')}`

export const isSigned = (url: string) => url.includes('signature=')

/**
 * The session that a signed address was made in; refuses a changed, an old and a spent one alike, and one that claims a
 * longer life than any has. Whether the session goes on is not asked here.
 */
export async function sessionOfAddress(
  db: Database,
  url: string,
  { settings, now }: { settings: Settings; now: Date },
): Promise<string> {
  const { searchParams } = new URL(url, 'http://rajt')
  const named = (name: string) => searchParams.get(name) ?? ''
  const [session, once, version] = [named('session'), named('once'), named('version')]
  const until = Number(searchParams.get('until'))
  const keys = signersOf('signed address', settings, now)
  const signedText = message(withoutTerms(url), { session, until, once, version })
  if (!isSignedByOne(keys, signedText, named('signature'))) return refuse('link-invalid')
  if (until <= now.getTime() || until > later(now, SHOWN_FOR).getTime()) return refuse('link-invalid')
  if (once) await spend(db, once, now)
  return session
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
