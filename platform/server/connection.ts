import { createHash } from 'node:crypto'
import pg from 'pg'

/**
 * A connection of the pool. Its statements are named by their text, so that PostgreSQL keeps how it reads and plans
 * them, and it ends itself where it is of no use any more.
 */
export class Connection extends pg.Client {
  /** Answers what the client does: `never` fits all its forms. */
  override query(...given: unknown[]): never {
    const answer: unknown = super.query(...named(given))
    if (answer instanceof Promise) answer.catch((error) => isSpent(error) && this.giveUp())
    return answer as never
  }

  /** The pool opens another connection. */
  private giveUp(): void {
    void this.end().catch(() => undefined)
  }
}

/**
 * A statement that was given up on is still on its way, maybe inside a transaction that nobody ends: the next person's
 * writes would be lost (https://github.com/brianc/node-postgres/issues/3399).
 */
const isLate = (error: unknown) => error instanceof Error && error.message === 'Query read timeout'

/**
 * A migration has changed what a statement answers, which PostgreSQL has prepared with the columns of before. It says so in
 * its own language; where in PostgreSQL that is said does not change.
 */
const isOutdated = (error: unknown) =>
  error instanceof pg.DatabaseError && error.routine === 'RevalidateCachedQuery'

const isSpent = (error: unknown) => isLate(error) || isOutdated(error)

/** A text with values gets a name; without values it is not prepared, and may be several statements. */
function named(given: unknown[]): [string] {
  const [text, values, ...rest] = given
  const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 && nameOf(text)
  return (name ? [{ name, text, values }, undefined, ...rest] : given) as [string]
}

/** A name costs up to 60 kB of each connection; the product has some 700 texts, and any number of them in rare forms. */
const NAMED = 400
/** Characters. What writes hundreds of rows is longer, and would cost each connection megabytes. */
const LONGEST = 10_000
/** Texts that are sent a few times only, as some of a first start or of a rare filter, take no name from others. */
const OFTEN = 5
const names = new Map<string, string>()
/** How often each text without a name was sent. */
const sent = new Map<string, number>()

/**
 * The same in every process, and of no other text: a proxy may lend a connection to one process after the other. Past the
 * bound texts go without.
 */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= NAMED || text.length > LONGEST) return known
  const times = (sent.get(text) ?? 0) + 1
  if (sent.size >= NAMED) sent.clear()
  sent.set(text, times)
  if (times < OFTEN) return
  const name = createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}
