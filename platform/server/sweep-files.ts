import { sql } from 'kysely'
import { eachByItself } from './by-itself.ts'
import { days, later } from './clock.ts'
import type { Database } from './database.ts'
import { type Files, isUnfinished } from './files.ts'

/** An upload takes minutes from its file to its row; what is older than this is not on its way any more. */
const KEPT = days(1)
const AT_ONCE = 500

interface Sweep {
  db: Database
  files: Files
  /** How long a whole file is kept from the night when no row named it any more; 0: not at all. */
  keptDays: number
}

/** Every night: rows of files that nothing refers to, files that no row names, and files not written to their end. */
export async function sweepFiles(sweep: Sweep, now: Date): Promise<void> {
  await eachByItself([() => forgetUnused(sweep.db, later(now, -KEPT)), () => sweepDisk(sweep, now)])
}

async function sweepDisk(sweep: Sweep, now: Date): Promise<void> {
  // Files older than this database were put there under another one, which somebody may be about to restore.
  const from = await firstMigration(sweep.db)
  await eachByItself(removals(sweep, sweep.files.written(from, later(now, -KEPT)), now))
}

async function* removals(sweep: Sweep, written: AsyncIterable<string>, now: Date) {
  let names: string[] = []
  const removal = (some: readonly string[]) => () => removeUnnamed(sweep, some, now)
  for await (const name of written) {
    names.push(name)
    if (names.length < AT_ONCE) continue
    yield removal(names)
    names = []
  }
  yield removal(names)
}

async function firstMigration(db: Database): Promise<Date> {
  const { at } = await db
    .selectFrom('migration')
    .select((eb) => eb.fn.min('applied_at').as('at'))
    .executeTakeFirstOrThrow()
  return at
}

async function removeUnnamed(sweep: Sweep, names: readonly string[], now: Date): Promise<void> {
  if (names.length === 0) return
  const { db, files } = sweep
  const rows = await db.selectFrom('file').select('key').where('key', 'in', names).execute()
  const named = new Set(rows.map(({ key }) => key))
  const unnamed = names.filter((name) => !isUnfinished(name) && !named.has(name))
  const gone = [...names.filter(isUnfinished), ...(await pastTheirDays(sweep, unnamed, now))]
  await eachByItself(
    gone.map((name) => async () => {
      await files.remove(name)
      await db.deleteFrom('unnamed_file').where('key', '=', name).execute()
    }),
  )
}

/** Which of them are kept no longer; what is seen here for the first time is noted. */
async function pastTheirDays({ db, keptDays }: Sweep, keys: string[], now: Date): Promise<string[]> {
  if (keptDays === 0 || keys.length === 0) return keys
  const seen = keys.map((key) => ({ key, seen_at: now }))
  await db
    .insertInto('unnamed_file')
    .values(seen)
    .onConflict((again) => again.doNothing())
    .execute()
  const rows = await db
    .selectFrom('unnamed_file')
    .select('key')
    .where('key', 'in', keys)
    .where('seen_at', '<=', later(now, -days(keptDays)))
    .execute()
  return rows.map(({ key }) => key)
}

/** Whatever may refer to a file says so by a foreign key, so that no list here can forget one. */
async function forgetUnused(db: Database, until: Date): Promise<void> {
  const references = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as table, a.attname::text as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'file'::regclass`.execute(db)
  const isUsed = references.rows.map(
    ({ table, column }) =>
      sql`exists (select from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = file.id)`,
  )
  await sql`
    delete from file
    where created_at < ${until} and not (${sql.join([sql`false`, ...isUsed], sql` or `)})`.execute(db)
}
