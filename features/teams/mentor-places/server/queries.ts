import type { Queryable } from '#platform/server/database.ts'
import type { SecondSemester } from '#programme/programme/server/second-semester.ts'
import type { MentorPlaces } from './lock.ts'

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
