import { findThing, type ThingRow } from '#course/authoring/server/queries.ts'
import type { Queryable } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'

/** Before anything of a file is read. */
export async function hasModule({ db, params }: { db: Queryable; params: { id: string } }): Promise<void> {
  await findModule(db, params.id)
}

/** Of the current semester; nothing else is one. */
export async function findModule(db: Queryable, id: string): Promise<ThingRow> {
  const thing = await findThing(db, id)
  return thing.kind === 'module' ? thing : refuse('not-found')
}
