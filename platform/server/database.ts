import { Kysely, PostgresDialect, type RawBuilder, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { Connection } from './connection.ts'
import type { DB } from './database.generated.ts'
import { OutcomeUnknown } from './outcome-unknown.ts'

export type Database = Kysely<DB>
export type Tx = Transaction<DB>
/** Either of the two: reads take whichever they are given. */
export type Queryable = Database | Tx

const INT8 = 20
const CONNECTIONS = 16

interface PoolOptions {
  /** The longest wait for a connection and for a statement, in milliseconds. */
  connect?: number
  query?: number
  /** The address is a pooler's, which takes no settings of a connection: its role has them (roles.ts). */
  isPooled?: boolean
}

/** Milliseconds that a statement of a request may take. */
export const PATIENCE_MS = 10_000

/** What PostgreSQL is told of each connection of the app. */
export const settingsOf = (patience: number) => ({
  statement_timeout: patience,
  lock_timeout: patience / 2,
  idle_in_transaction_session_timeout: 2 * patience,
  // Reading a row by its key costs little more than reading the next one; PostgreSQL assumes turning disks.
  random_page_cost: 1.1,
  // Starting a second process takes longer than what it would save: 90 ms instead of 25 where 1,000 rows are counted.
  max_parallel_workers_per_gather: 0,
})

pg.types.setTypeParser(INT8, Number)

/** Connections with bounded waits, so that a database that went away is an error and never a hang. */
export function openPool(
  url: string,
  connections = CONNECTIONS,
  { connect = 3_000, query = PATIENCE_MS, isPooled = false }: PoolOptions = {},
): pg.Pool {
  const { random_page_cost, max_parallel_workers_per_gather, ...limits } = settingsOf(query)
  const plans = `-c random_page_cost=${random_page_cost} -c max_parallel_workers_per_gather=${max_parallel_workers_per_gather}`
  const pool = new pg.Pool({
    Client: Connection,
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connect,
    query_timeout: query * 1.1,
    // `options` that the address has take the place of these: the limits stand beside them.
    ...(!isPooled && { ...limits, options: plans }),
  })
  // An idle connection that breaks is replaced at the next query; without this line it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

const FOREIGN_KEY_VIOLATION = '23503'

/** What was to be deleted is still named by another row. */
export const isStillNamed = (error: unknown) =>
  error instanceof pg.DatabaseError && error.code === FOREIGN_KEY_VIOLATION

const LOCK_TIMEOUT = '55P03'
const QUERY_CANCELED = '57014'
/** A primary that has become a standby, whose connections have not ended yet. */
const READ_ONLY = '25006'

const passing = new Set([LOCK_TIMEOUT, QUERY_CANCELED, READ_ONLY])

/** Connections lost or refused, and waits that ran out: all of them pass by themselves. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof OutcomeUnknown) return true
  if (error instanceof pg.DatabaseError) {
    const code = error.code ?? ''
    return /^(08|53|57P)/.test(code) || passing.has(code)
  }
  const { code = '', message = '' } = error as NodeJS.ErrnoException
  if (/^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/.test(code))
    return /connect|read|write/.test(message)
  return /Connection terminated|not queryable|timeout exceeded when trying to connect|Query read timeout/.test(
    message,
  )
}

/** No connection was free in time, so that nothing of a transaction was ever sent. */
export const neverBegan = (error: unknown) =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect'

export const openDatabase = (pool: pg.Pool): Database =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })

/**
 * `any` of these ids. PostgreSQL does not look into a subselect while it plans: with the array itself a kept plan seems
 * dearer than one for a short array, and the statement is planned anew each time (0.13 of 0.16 ms).
 */
export const anyOf = (ids: readonly string[] | RawBuilder<readonly string[]>) =>
  sql<string>`any((select ${ids}::uuid[])::uuid[])`
