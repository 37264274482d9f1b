import type { Queryable, Tx } from '#platform/server/database.ts'
import type { SecondSemester } from '#programme/programme/server/second-semester.ts'

export interface MentorPlaces {
  capacity: number
  used: number
  is_own: boolean
}

/** Of a mentor's row joined with their places: the semester's number for whoever has none of their own. */
export const placesIn = (
  { capacity, used }: { capacity: number | null; used: number | null },
  { mentor_capacity }: { mentor_capacity: number },
) => ({ capacity: capacity ?? mentor_capacity, used: used ?? 0 })

/** After the project and before requests (decision P11). Whoever had none so far gets the semester's number. */
export async function lockPlaces(tx: Tx, mentor: string, semester: SecondSemester): Promise<MentorPlaces> {
  const key = { mentor_id: mentor, semester_id: semester.id }
  await tx
    .insertInto('mentor_places')
    .values({ ...key, capacity: semester.mentor_capacity })
    .onConflict((on) => on.doNothing())
    .execute()
  return tx
    .selectFrom('mentor_places')
    .select(['capacity', 'used', 'is_own'])
    .where('mentor_id', '=', mentor)
    .where('semester_id', '=', semester.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** Of a mentor as they are now; the semester's number for whoever has none of their own. */
export async function placesOf(
  db: Queryable,
  mentor: string,
  semester: SecondSemester,
): Promise<MentorPlaces> {
  const row = await db
    .selectFrom('mentor_places')
    .select(['capacity', 'used', 'is_own'])
    .where('mentor_id', '=', mentor)
    .where('semester_id', '=', semester.id)
    .executeTakeFirst()
  return row ?? { capacity: semester.mentor_capacity, used: 0, is_own: false }
}
