import type { Queryable } from '#platform/server/database.ts'
import type { Actor } from '#platform/server/request.ts'
import type { Registration } from '../calls.ts'
import { presentRegistration } from './present.ts'
import { registrations } from './queries.ts'

/** The registration of a student whom the caller may reach; null for who was invited. */
export async function registrationOf(
  db: Queryable,
  student: string,
  by: { actor: Actor; now: Date },
): Promise<Registration | null> {
  const row = await registrations(db).where('r.account_id', '=', student).executeTakeFirst()
  return row ? presentRegistration(row, by) : null
}
