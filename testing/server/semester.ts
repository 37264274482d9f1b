import type { Updateable } from 'kysely'
import type { Semester } from '#platform/server/database.generated.ts'
import type { Database } from '#platform/server/database.ts'
import { currentSemester } from '#programme/programme/server/current.ts'

/** Does some work while the current semester has other settings; the caches hear of both changes. */
export async function whileSemester(
  { db, settled }: { db: Database; settled: () => Promise<void> },
  settings: Updateable<Semester>,
  work: () => Promise<void>,
): Promise<void> {
  const { id, ...before } = await currentSemester(db)
  const set = async (values: Updateable<Semester>) => {
    await db.updateTable('semester').set(values).where('id', '=', id).execute()
    await settled()
  }
  await set(settings)
  try {
    await work()
  } finally {
    await set(before)
  }
}

/** Settings of a semester that ends at a moment. */
export const ending = (at: Date) => ({ ends_at: at, one_pager_deadline: at })
