import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { CannotStart } from './cannot-start.ts'
import { applyFunctions, type Repeatable } from './functions.ts'
import { inProject } from './in-project.ts'

const FOLDER = inProject('app/server/migrations')
/** Any constant: processes that start together take turns. */
const LOCK = 7_208_451
const TURN_MS = 100
/** The file that an empty database begins with, and the last of those that stood in its place. */
const BASELINE = { name: '0080_baseline.sql', last: '0080_mail_given_up.sql' }

/** The role's own settings are for requests. One whose process died ends, and gives back its locks. */
const UNHURRIED =
  "set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0; set client_connection_check_interval = '1s'"

/** Whoever waits for a table holds up all who come after: a migration steps back after a second, and tries again. */
const LOCK_PATIENCE_MS = 1_000
const STEP_BACK_MS = 500
const LOCK_TRIES = 200
const LOCK_NOT_AVAILABLE = '55P03'

/** What a step that takes something away is named by; the version before does not start after it. */
const CONTRACT = /^\d{4}_contract_/
/** The first line of a file that is not one transaction, as `create index concurrently` cannot be in one. */
const APART = '-- not a transaction\n'

interface Migration {
  name: string
  text: string
  sha256: string
}

/**
 * Asked again and again: a statement that waits for the lock would be waited for by an index that is made while others go
 * on, and neither would end.
 */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as "isOurs"', [LOCK])
    if (rows[0]?.isOurs) return
    await sleep(TURN_MS)
  }
}

/**
 * Applies the numbered files that this database has not seen, each in its own transaction, forward only.
 * Afterwards the functions whose text has changed. A database that a newer version made is left as it is, and served
 * until that version has taken something away (STYLE.md, "A release has two versions"). Refuses a database of before the
 * baseline, one that a newer version has taken something from, and files edited after they were applied: none would fail
 * by itself. On a connection of its own: migrations may wait for minutes, past the time limits of a request.
 */
export async function migrate(
  url: string,
  { folder = FOLDER, functions = [] }: { folder?: string; functions?: readonly Repeatable[] } = {},
): Promise<string[]> {
  const client = new pg.Client(url)
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(UNHURRIED)
    await takeTurn(client)
    await client.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null)',
    )
    await client.query('alter table migration add column if not exists sha256 text')
    const migrations = readMigrations(folder)
    const applied = await withBaseline(client, migrations)
    const fresh = migrations.filter(({ name }) => !applied.has(name))
    for (const migration of fresh) await apply(client, migration)
    await noteSums(client, migrations)
    if (!isOfNewerVersion(applied, migrations)) await applyFunctions(client, functions)
    return fresh.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.sort().map((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    return { name, text, sha256: createHash('sha256').update(text).digest('hex') }
  })
}

async function appliedTo(client: pg.Client): Promise<Map<string, string | null>> {
  const { rows } = await client.query<{ name: string; sha256: string | null }>(
    'select name, sha256 from migration',
  )
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]))
}

/** What this database has applied. One that is refused is left as it was: the version that made it still starts. */
async function withBaseline(client: pg.Client, migrations: readonly Migration[]) {
  await client.query('begin')
  try {
    await takeBaseline(client, migrations)
    const applied = await appliedTo(client)
    for (const [name, sha256] of applied) refuseStrange(name, sha256, migrations)
    await client.query('commit')
    return applied
  } catch (refusal) {
    await client.query('rollback')
    throw refusal
  }
}

/**
 * A database that has applied all files that the baseline stands for counts as having applied it. Refuses one that has
 * applied some of them.
 */
async function takeBaseline(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  const applied = await appliedTo(client)
  const baseline = migrations.find(({ name }) => name === BASELINE.name)
  if (!baseline || applied.size === 0 || applied.has(BASELINE.name)) return
  if (!applied.has(BASELINE.last))
    throw new CannotStart(
      `The database is older than this Rajt can bring up to date: start version 0.1 on it once, and then this one.`,
    )
  await client.query(
    `with stood_in_its_place as (delete from migration where name <= $1 returning applied_at)
     insert into migration (name, applied_at, sha256) select $2, max(applied_at), $3 from stood_in_its_place`,
    [BASELINE.last, BASELINE.name, baseline.sha256],
  )
}

/** Databases from before checksums were kept have none, and get the present ones. */
async function noteSums(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  for (const { name, sha256 } of migrations)
    await client.query('update migration set sha256 = $2 where name = $1 and sha256 is null', [name, sha256])
}

function refuseStrange(name: string, sha256: string | null, migrations: readonly Migration[]): void {
  const known = migrations.find((migration) => migration.name === name)
  if (!known && (CONTRACT.test(name) || !isAfter(name, migrations)))
    throw new CannotStart(`The database is newer than this Rajt: ${name} is unknown here. Start a newer one.`)
  if (known && sha256 !== null && sha256 !== known.sha256)
    throw new CannotStart(
      `${name} was changed after this database had applied it. Put it back, and make the change in a new file.`,
    )
}

const isAfter = (name: string, migrations: readonly Migration[]) => name > (migrations.at(-1)?.name ?? '')

const isOfNewerVersion = (applied: ReadonlyMap<string, unknown>, migrations: readonly Migration[]) =>
  [...applied.keys()].some((name) => isAfter(name, migrations))

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  const once = migration.text.startsWith(APART) ? applyApart : applyWhole
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(client, migration)
    } catch (cause) {
      if (!isLocked(cause) || attempt === LOCK_TRIES)
        throw new Error(`migration ${migration.name} failed`, { cause })
      await sleep(STEP_BACK_MS)
    }
  }
}

async function applyWhole(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${LOCK_PATIENCE_MS}`)
    await client.query(migration.text)
    await note(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Statement by statement: each is one that may be run again, should the process die between them. */
async function applyApart(client: pg.Client, migration: Migration): Promise<void> {
  for (const statement of migration.text.split(/;\n/)) await client.query(statement)
  await note(client, migration)
}

const note = (client: pg.Client, { name, sha256 }: Migration) =>
  client.query('insert into migration (name, applied_at, sha256) values ($1, now(), $2)', [name, sha256])

const isLocked = (error: unknown) => error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE
