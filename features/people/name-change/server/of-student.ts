import type { Queryable } from '#platform/server/database.ts'
import type { Actor } from '#platform/server/request.ts'
import type { NameChange } from '../calls.ts'
import { presentNameChange } from './present.ts'
import { openOf } from './queries.ts'

/** The request that waits of a student whom the caller may reach; null where none does. */
export async function nameChangeOf(db: Queryable, student: string, actor: Actor): Promise<NameChange | null> {
  const row = await openOf(db, student)
  return row ? presentNameChange(row, actor) : null
}
