import { sql } from 'kysely'
import type { TellingScope } from '#teams/team-request/server/tell.ts'
import { lockPending, voidRequests } from '#teams/team-request/server/void.ts'

/** Everybody without a number of their own has the semester's, and never fewer than they use (decision P10). */
export async function followSemester(
  scope: TellingScope,
  { id, mentor_capacity }: { id: string; mentor_capacity: number },
): Promise<void> {
  const moved = await scope.tx
    .updateTable('mentor_places')
    .set({ capacity: sql<number>`greatest(${mentor_capacity}::smallint, used)` })
    .where('semester_id', '=', id)
    .where('is_own', '=', false)
    .returning(['mentor_id', 'capacity', 'used'])
    .execute()
  const full = moved.filter(({ capacity, used }) => capacity === used).map(({ mentor_id }) => mentor_id)
  await voidRequests(scope, await lockPending(scope, { persons: full }), 'mentor-full')
}
