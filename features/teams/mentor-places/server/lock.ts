import type { Tx } from '#platform/server/database.ts'
import type { SecondSemester } from '#programme/programme/server/second-semester.ts'

export interface MentorPlaces {
  capacity: number
  used: number
  is_own: boolean
}

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
