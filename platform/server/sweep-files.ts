import { sql } from 'kysely'
import { eachByItself } from './by-itself.ts'
import { days, later } from './clock.ts'
import type { Database } from './database.ts'
import { type Files, isUnfinished } from './files.ts'

/** An upload takes minutes from its file to its row; what is older than this is not on its way any more. */
const KEPT = days(1)
const AT_ONCE = 500

/** Every night: rows of files that nothing refers to, files that no row names, and files not written to their end. */
export async function sweepFiles(db: Database, files: Files, now: Date): Promise<void> {
  const until = later(now, -KEPT)
  await eachByItself([() => forgetUnused(db, until), () => sweepDisk(db, files, until)])
}

async function sweepDisk(db: Database, files: Files, until: Date): Promise<void> {
  // Files older than this database were put there under another one, which somebody may be about to restore.
  const from = await firstMigration(db)
  await eachByItself(removals(db, files, files.written(from, until)))
}

async function* removals(db: Database, files: Files, written: AsyncIterable<string>) {
  let names: string[] = []
  const removal = (some: readonly string[]) => () => removeUnnamed(db, files, some)
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

async function removeUnnamed(db: Database, files: Files, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  const rows = await db.selectFrom('file').select('key').where('key', 'in', names).execute()
  const named = new Set(rows.map(({ key }) => key))
  const gone = names.filter((name) => isUnfinished(name) || !named.has(name))
  await eachByItself(gone.map((name) => () => files.remove(name)))
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
