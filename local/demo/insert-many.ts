import type { Insertable } from 'kysely'
import type { DB } from '#platform/server/database.generated.ts'
import type { Tx } from '#platform/server/database.ts'

/** PostgreSQL takes 65,535 parameters a statement; a thousand rows stay well below. */
const ROWS = 1000

export async function insertMany<T extends keyof DB & string>(
  tx: Tx,
  table: T,
  rows: readonly Insertable<DB[T]>[],
) {
  for (let from = 0; from < rows.length; from += ROWS)
    await tx
      .insertInto(table)
      .values(rows.slice(from, from + ROWS) as never)
      .execute()
}
