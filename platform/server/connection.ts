import { createHash } from 'node:crypto'
import pg from 'pg'
import { OutcomeUnknown } from './outcome-unknown.ts'

/**
 * A connection of the pool. Its statements are named by their text, so that PostgreSQL keeps how it reads and plans
 * them, and it ends itself where it is of no use any more.
 */
export class Connection extends pg.Client {
  private isUnconfirmed = false

  constructor(config?: pg.ClientConfig) {
    super(config)
    this.on('notice', (notice) => {
      if (isUnconfirmed(notice)) this.isUnconfirmed = true
    })
  }

  /** Answers what the client does: `never` fits all its forms. */
  override query(...given: unknown[]): never {
    const answer: unknown = super.query(...named(given))
    return (answer instanceof Promise ? this.settled(answer, given) : answer) as never
  }

  private unconfirmed(): OutcomeUnknown {
    this.isUnconfirmed = false
    return new OutcomeUnknown(new Error('no second machine has confirmed a commit in time'))
  }

  private async settled(answer: Promise<unknown>, given: unknown[]): Promise<unknown> {
    try {
      const answered = await answer
      if (this.isUnconfirmed) throw this.unconfirmed()
      return answered
    } catch (error) {
      // The pool opens another connection.
      if (isLate(error)) void this.end().catch(() => undefined)
      if (!isOutdated(error)) throw error
      renew(String(given[0]))
      // Inside a transaction nothing more is taken: all of it is run again (transact.ts).
      if (this.getTransactionStatus() !== 'I') throw error
      return super.query(...named(given))
    }
  }
}

/**
 * A commit is here and, as the wait for it ran out, maybe on no other machine: PostgreSQL says so in a notice and answers
 * as if all was well. Where this machine is lost so is the commit.
 */
const isUnconfirmed = ({ routine }: { routine?: string | undefined }) => routine === 'SyncRepWaitForLSN'

/**
 * A statement that was given up on is still on its way, maybe inside a transaction that nobody ends: the next person's
 * writes would be lost (https://github.com/brianc/node-postgres/issues/3399).
 */
const isLate = (error: unknown) => error instanceof Error && error.message === 'Query read timeout'

/**
 * A migration has changed what a statement answers, which PostgreSQL has prepared with the columns of before. It says so in
 * its own language; where in PostgreSQL that is said does not change.
 */
export const isOutdated = (error: unknown) =>
  error instanceof pg.DatabaseError && error.routine === 'RevalidateCachedQuery'

/** A text with values gets a name; without values it is not prepared, and may be several statements. */
function named(given: unknown[]): [string] {
  const [text, values, ...rest] = given
  const prepared = typeof text === 'string' && Array.isArray(values) && values.length > 0 && preparedAs(text)
  return (prepared ? [{ ...prepared, values }, undefined, ...rest] : given) as [string]
}

/** A name costs up to 60 kB of each connection; the product has some 700 texts, and any number of them in rare forms. */
const NAMED = 400
/** Characters. What writes hundreds of rows is longer, and would cost each connection megabytes. */
const LONGEST = 10_000
/** Texts that are sent a few times only, as some of a first start or of a rare filter, take no name from others. */
const OFTEN = 5

interface Prepared {
  name: string
  text: string
}

const statements = new Map<string, Prepared>()
/** How often each text without a name was sent. */
const sent = new Map<string, number>()

/** Past the bound texts go without a name. */
function preparedAs(text: string): Prepared | undefined {
  const known = statements.get(text)
  if (known || statements.size >= NAMED || text.length > LONGEST) return known
  const times = (sent.get(text) ?? 0) + 1
  if (sent.size >= NAMED) sent.clear()
  sent.set(text, times)
  if (times < OFTEN) return
  const prepared = { name: nameOf(text), text }
  statements.set(text, prepared)
  return prepared
}

/** The same in every process, and of no other text: a pooler may lend a connection to one process after the other. */
const nameOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/**
 * Sends a text in another form from now on: a pooler knows statements by their text, and its connections keep the
 * outdated one.
 */
function renew(text: string): void {
  const known = statements.get(text)
  if (!known) return
  const renewed = `${known.text} --`
  statements.set(text, { name: nameOf(renewed), text: renewed })
}
