import { sql } from 'kysely'
import { type Language, personalities } from '#platform/contract/parts.ts'
import { cached } from '#platform/server/cache.ts'
import type { Queryable } from '#platform/server/database.ts'

/** What the test asks now, in its order; cached in memory. */
export const statements = (db: Queryable) => asked(db, 'all')

const asked = cached('content', readStatements)

/** The same, read from the database: for a transaction that has just written them. */
export function readStatements(db: Queryable) {
  return db
    .selectFrom('personality_statement')
    .select(['id', 'reverse', 'text_hu', 'text_en', 'type'])
    .where('retired_at', 'is', null)
    .orderBy('position')
    .execute()
}

/** The four types as people read them; cached in memory. */
export const types = cached('content', (db, language: Language) =>
  db
    .selectFrom('personality_type')
    .select(['title', 'tagline', 'description', 'strengths', 'watch', 'team', 'personality'])
    .where('language', '=', language)
    .orderBy('personality')
    .execute(),
)

/** The last result, highest first, equal ones in the types' order; empty before the first test. */
export function resultOf(db: Queryable, accountId: string) {
  return db
    .selectFrom('personality_result')
    .select(['personality', 'percent'])
    .where('account_id', '=', accountId)
    .orderBy('percent', 'desc')
    .orderBy(sql`array_position(${sql.val(personalities)}::text[], personality)`)
    .execute()
}
