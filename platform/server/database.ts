import { type CompiledQuery, Kysely, PostgresDialect, type RawBuilder, sql, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from './database.generated.ts'

export type Database = Kysely<DB>
export type Tx = Transaction<DB>
/** Either of the two: reads take whichever they are given. */
export type Queryable = Database | Tx

const INT8 = 20
const CONNECTIONS = 16

/** The longest wait for a connection and for a statement, in milliseconds. */
interface Patience {
  connect?: number
  query?: number
}
/** Reading a row by its key costs little more than reading the next one; PostgreSQL assumes turning disks. */
const ON_SOLID_STATE = '-c random_page_cost=1.1'
/** Starting a second process takes longer than what it would save: 90 ms instead of 25 where 1,000 rows are counted. */
const BY_ITSELF = '-c max_parallel_workers_per_gather=0'

pg.types.setTypeParser(INT8, Number)

/** Connections with bounded waits, so that a database that went away is an error and never a hang. */
export function openPool(
  url: string,
  connections = CONNECTIONS,
  { connect = 3_000, query = 10_000 }: Patience = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connect,
    query_timeout: query * 1.1,
    statement_timeout: query,
    lock_timeout: query / 2,
    idle_in_transaction_session_timeout: 2 * query,
    options: `${ON_SOLID_STATE} ${BY_ITSELF}`,
  })
  // An idle connection that breaks is replaced at the next query; without this line it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    endWhenLate(client)
  })
  return pool
}

/**
 * A statement that was given up on is still on its way: its connection may be inside a transaction that nobody ends, where
 * the next person's writes would be lost. It is closed, and the pool opens another.
 */
function endWhenLate(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const watched = (...given: unknown[]) => {
    const answer = query(...given)
    if (answer instanceof Promise) answer.catch((error) => isLate(error) && end(client))
    return answer
  }
  client.query = watched as typeof client.query
}

const isLate = (error: unknown) => error instanceof Error && error.message === 'Query read timeout'
const FOREIGN_KEY_VIOLATION = '23503'

/** What was to be deleted is still named by another row. */
export const isStillNamed = (error: unknown) =>
  error instanceof pg.DatabaseError && error.code === FOREIGN_KEY_VIOLATION

/** No connection was free in time, so that nothing of a transaction was ever sent. */
export const neverBegan = (error: unknown) =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect'

const end = (client: pg.ClientBase) => void (client as pg.Client).end().catch(() => undefined)

export function openDatabase(pool: pg.Pool): Database {
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: naming(pool) }) })
  pools.set(db, pool)
  return db
}

const names = new Map<string, string>()
const pools = new WeakMap<Queryable, pg.Pool>()

/** Lets the statements of `prepared` be prepared once per connection: PostgreSQL then keeps their plan. */
function naming(pool: pg.Pool) {
  return {
    async connect() {
      const client = await pool.connect()
      return {
        query: (text: unknown, values?: unknown) => {
          const name = names.get(text as string)
          const query = name ? { name, text: text as string, values: values as unknown[] } : text
          return client.query(query as string, values as unknown[])
        },
        release: (isBroken?: boolean) => client.release(isBroken),
      }
    },
    end: () => pool.end(),
  } as unknown as pg.Pool
}

class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

interface Compilable<Row> {
  compile(db: Database): CompiledQuery<Row>
}

type Given<P> = <K extends keyof P & string>(name: K) => RawBuilder<P[K]>

/**
 * A hot statement: built by Kysely at its first use, then sent as a named statement with new values.
 * `build` gets `given('name')` for each value. Limits stand in the text, because PostgreSQL plans
 * a limit that is a parameter anew each time. Beside each stands what one execution takes, building included, prepared and
 * as plain Kysely: medians of 200 interleaved ones among 100,000 accounts.
 */
export function prepared<P extends Record<string, unknown>>(name: string) {
  return <Row>(build: (db: Database, given: Given<P>) => Compilable<Row>) => {
    let compiled: CompiledQuery<Row> | undefined
    return async (db: Queryable, values: P): Promise<Row[]> => {
      if (!compiled) {
        compiled = build(db as Database, (key) => sql.val(new Placeholder(key) as never)).compile(
          db as Database,
        )
        names.set(compiled.sql, name)
      }
      const parameters = compiled.parameters.map((one) =>
        one instanceof Placeholder ? values[one.name] : one,
      )
      // Outside a transaction straight to the driver: what Kysely adds to a call is what a hot query saves.
      const pool = pools.get(db)
      if (pool) return (await pool.query({ name, text: compiled.sql, values: parameters })).rows
      return (await db.executeQuery<Row>({ ...compiled, parameters })).rows
    }
  }
}

const FORMS = 300

/**
 * Runs a statement whose text depends on what was asked but comes in few forms, as a list's on the number of its filters,
 * or a move's on the columns that it sets.
 * PostgreSQL parses each form once per connection; forms past the bound are parsed each time.
 */
export async function inFewForms<Row>(
  db: Queryable,
  statement: { compile(db: Queryable): CompiledQuery<Row> },
): Promise<Row[]> {
  const compiled = statement.compile(db)
  if (!names.has(compiled.sql) && names.size < FORMS) names.set(compiled.sql, `form_${names.size}`)
  return (await db.executeQuery<Row>(compiled)).rows
}

/**
 * SQL that holds `value` anywhere, for a `like` on folded text; wildcards in it, full-width ones too, are
 * plain characters. As a subselect it is worked out once; as an expression in a kept plan, for every row that
 * might match (20 ms of 40).
 */
export function containing(value: string) {
  return sql<string>`(select '%' || regexp_replace(fold(${value}), ${'([\\\\%_])'}, ${'\\\\\\1'}, 'g') || '%')`
}

/**
 * `any` of these ids. PostgreSQL does not look into a subselect while it plans: with the array itself a kept plan seems
 * dearer than one for a short array, and the statement is planned anew each time (0.13 of 0.16 ms).
 */
export const anyOf = (ids: readonly string[] | RawBuilder<readonly string[]>) =>
  sql<string>`any((select ${ids}::uuid[])::uuid[])`
