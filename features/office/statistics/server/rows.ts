import { sql } from 'kysely'
import type { Queryable } from '#platform/server/database.ts'

export async function rowsOf<Row>(db: Queryable, query: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = await sql<Row>`/* kept for a minute */ ${query}`.execute(db)
  return rows
}
