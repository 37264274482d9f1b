import { sql } from 'kysely'
import { cached } from '#platform/server/cache.ts'
import type { Queryable } from '#platform/server/database.ts'
import { type Participation, participations } from '#programme/programme/calls.ts'
import { isStudent, participationIn } from '#programme/programme/server/participation.ts'

export type StandingCounts = Record<Participation, number>

const byUniversity = cached('one_pager', async (db, id: string, key: string) => {
  const { rows } = await sql<{ university: string; status: Participation; students: number }>`
    /* cached until it changes */
    select university, status, count(*)::int as students from (
      select a.university_id as university, ${participationIn(sql.ref('a.id'), { id: sql`${id}::uuid`, key })} as status
      from account a where ${isStudent}
    ) a group by 1, 2`.execute(db)
  return rows
})

/**
 * Where the students at these universities stand in a semester (decision Y3); at all of them where none is given. To a finished
 * one nobody comes any more: whoever entered it is counted.
 */
export async function standingsAt(
  db: Queryable,
  semester: { id: string; key: string; is_current: boolean },
  universities: readonly string[],
): Promise<StandingCounts> {
  const rows = await byUniversity(db, semester.id, semester.key)
  const counts = { ENTERED: 0, EXPECTED: 0, STAYS: 0 }
  for (const { university, status, students } of rows)
    if (!semester.is_current && status !== 'ENTERED') continue
    else if (universities.length === 0 || universities.includes(university)) counts[status] += students
  return counts
}

/** How many stand so; in any way where none is given. */
export const sumOf = (counts: StandingCounts, status: readonly Participation[]): number =>
  participations
    .filter((one) => status.length === 0 || status.includes(one))
    .reduce((sum, one) => sum + counts[one], 0)
