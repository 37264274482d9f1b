import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '#platform/server/database.ts'

/** Whether the account owns a project in the current semester: who has the first seat does. */
export const ownsProject = (account: RawBuilder<string>) =>
  sql<boolean>`exists (select from seat join semester on semester.id = seat.semester_id
    where seat.account_id = ${account} and seat.position = 0 and semester.is_current)`

/** How many are in somebody's team of the semester, they included; 0 without one. */
export async function teamSizeOf(db: Queryable, student: string, semester: string): Promise<number> {
  const { members } = await db
    .selectFrom('seat as own')
    .innerJoin('seat as s', 's.project_id', 'own.project_id')
    .where('own.account_id', '=', student)
    .where('own.semester_id', '=', semester)
    .select(sql<number>`count(*)::int`.as('members'))
    .executeTakeFirstOrThrow()
  return members
}
